// The statements of a program's main file and of a playground put things together; types in these files are like all others,
// and so are global functions elsewhere.

//- Sources/App/Tracker.swift
final class Tracker {
    static let shared = Tracker()
    private init() {}
    func track() {}
}

func trackFromAnywhere() {
    Tracker.shared.track()
//  ^ warning: [singleton] {{Tracker.swift reaches the shared instance Tracker.shared}}
}

//- Sources/App/main.swift
Tracker.shared.track()

final class Program {
    func run() { Tracker.shared.track() }
    //           ^ warning: [singleton] {{Program reaches the shared instance Tracker.shared}}
}

//- Tour.playground/Contents.swift
Tracker.shared.track()
