// Spezi's modules ask for one another by a wrapper that names a type or stands before one; App Intents have the
// same. What is no dependency, an intent itself, and what makes clients of closures, hides nothing.
// only: hidden-dependency

//- Sources/App/Modules.swift
import Spezi

@Observable
final class TideScheduler: Module {
    func plan() {}
}

final class TideUploader: Module {
    func send() {}
}

struct TideNotice: Equatable {
    var text = ""
}

final class TideWatch: Module {
    @Dependency(TideScheduler.self) private var scheduler
//  ^ note: [hidden-dependency] {{TideWatch needs TideScheduler, which no initializer shows}}
    @ObservationIgnored @Dependency private var uploader: TideUploader
    //                  ^ note: [hidden-dependency] {{TideWatch needs TideUploader in 2 places, which no initializer shows}}
    @Dependency(TideUploader.self) private var spare: TideUploader?
//  ^ related: [hidden-dependency] {{TideUploader is fetched here as well}}
    @Dependency private var notice: TideNotice
    @Dependency(Unknown.self) private var unknown
    func configure() {
        scheduler.plan()
        uploader.send()
        spare?.send()
    }
}

actor TideStandard: Standard {
    @Dependency private var scheduler = TideScheduler()
//  ^ note: [hidden-dependency] {{TideStandard needs TideScheduler, which no initializer shows}}
    func go() { scheduler.plan() }
}

//- Sources/App/Intents.swift
import AppIntents

final class TideDonor {
    @Dependency private var scheduler: TideScheduler
//  ^ note: [hidden-dependency] {{TideDonor needs TideScheduler, which no initializer shows}}
    @AppDependency private var uploader: TideUploader
//  ^ note: [hidden-dependency] {{TideDonor needs TideUploader, which no initializer shows}}
    @Parameter(title: "Notice") var spare: TideUploader
    func donate() {
        scheduler.plan()
        uploader.send()
    }
}

struct OpenTide: AppIntent {
    @Dependency private var scheduler: TideScheduler
    func perform() async throws { scheduler.plan() }
}

//- Sources/Other/Client.swift
@DependencyKeeper
final class TideModel {
    @DependencyEndpoint var scheduler: TideScheduler
    init(scheduler: TideScheduler) { self.scheduler = scheduler }
    func go() { scheduler.plan() }
}
