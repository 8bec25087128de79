// The dependency that is read of the application's delegate is what is reached, by the project's name for the delegate as by a
// cast, there and then or by a local name. Who reads several of them by one name, or asks the delegate to do something, reaches
// the delegate.
// only: singleton, singleton-default

//- Sources/App/AppDelegate.swift
import UIKit

protocol Judging {
    func judge() -> Bool
}

final class Judge: Judging {
    func judge() -> Bool { true }
}

final class MailService {
    private var sent = 0
    func send() { sent += 1 }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let judge: any Judging = Judge()
    var mail: MailService?
    var title = ""
    func stop() {}
    func leave() { UIApplication.shared.typed.mail?.send() }
}

extension UIApplication {
    var typed: AppDelegate { delegate as! AppDelegate }
    func found() -> AppDelegate? { delegate as? AppDelegate }
    static var again: AppDelegate { UIApplication.shared.typed }
}

//- Sources/App/Models.swift
import UIKit

final class DirectModel {
    func go() { _ = UIApplication.shared.typed.judge.judge() }
    //              ^ warning: [singleton] {{DirectModel reaches the shared instance AppDelegate.judge}}
}

final class CalledModel {
    func go() { _ = UIApplication.shared.found()?.judge.judge() }
    //              ^ warning: [singleton] {{CalledModel reaches the shared instance AppDelegate.judge}}
}

final class BothModel {
    func go() {
        guard let mail = UIApplication.shared.typed.mail else { return }
        //               ^ warning: [singleton] {{BothModel reaches the shared instance AppDelegate.mail in 2 places}}
        mail.send()
        (UIApplication.shared.delegate as? AppDelegate)?.mail?.send()
       //^ related: [singleton] {{also reaches AppDelegate.mail here}}
        _ = UIApplication.shared.typed.judge.judge()
        //  ^ warning: [singleton] {{BothModel reaches the shared instance AppDelegate.judge}}
    }
}

final class LocalModel {
    func go() {
        let app = UIApplication.shared.typed
        //        ^ warning: [singleton] {{LocalModel reaches the shared instance AppDelegate.judge}}
        if app.judge.judge() { print(app.judge.judge()) }
    }
}

final class CastModel {
    func go() {
        guard let app = UIApplication.shared.delegate as? AppDelegate else { return }
        //              ^ warning: [singleton] {{CastModel reaches the shared instance AppDelegate.judge}}
        if app.judge.judge() { print(app.judge.judge()) }
    }
}

final class SeveralModel {
    func go() {
        let app = UIApplication.shared.delegate as! AppDelegate
        //        ^ warning: [singleton] {{SeveralModel reaches the shared instance AppDelegate}}
        print(app.judge.judge(), app.judge)
        app.mail?.send()
        print(app.judge.judge())
    }
}

final class SeveralTypedModel {
    func go() {
        let app = UIApplication.shared.typed
        //        ^ warning: [singleton] {{SeveralTypedModel reaches the shared instance AppDelegate}}
        print(app.judge.judge())
        app.mail?.send()
    }
}

final class StoppingModel {
    func go() { UIApplication.shared.typed.stop() }
    //          ^ warning: [singleton] {{StoppingModel reaches the shared instance AppDelegate}}
}

final class TellingModel {
    func go() {
        if let app = UIApplication.shared.delegate as? AppDelegate {
            //       ^ warning: [singleton] {{TellingModel reaches the shared instance AppDelegate}}
            app.mail?.send()
            show(app)
        }
    }
    private func show(_ app: AppDelegate) {}
}

final class TitleModel {
    func go() { print(UIApplication.shared.typed.title) }
    //                ^ warning: [singleton] {{TitleModel reaches the shared instance AppDelegate}}
}

final class DefaultModel {
    private let judge: any Judging
    init(judge: any Judging = UIApplication.shared.typed.judge) { self.judge = judge }
    //                        ^ note: [singleton-default] {{DefaultModel falls back on the shared instance AppDelegate.judge where it is handed nothing}}
    func go() -> Bool { judge.judge() }
}

final class ShortModel {
    private let judge: any Judging
    init(judge: any Judging) { self.judge = judge }
    convenience init() {
        let app = UIApplication.shared.delegate as! AppDelegate
        //        ^ note: [singleton-default] {{ShortModel falls back on the shared instance AppDelegate.judge where it is handed nothing}}
        self.init(judge: app.judge)
    }
    func go() -> Bool { judge.judge() }
}

final class HandedModel {
    private let judge: any Judging
    private let app: AppDelegate
    init(judge: any Judging, app: AppDelegate) {
        self.judge = judge
        self.app = app
    }
    func go() -> Bool { judge.judge() && app.judge.judge() }
}
