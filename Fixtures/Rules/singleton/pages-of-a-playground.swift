// What the pages of a playground try, be it without a statement, is a program of its own. A file of that name in any
// other folder is none.
// only: singleton

//- Sources/App/Tracker.swift
final class Tracker {
    static let shared = Tracker()
    private init() {}
    private var steps = 0
    func count() -> Int { steps }
    func step() { steps += 1 }
}

//- Tour.playground/Contents.swift
let steps = Tracker.shared.count()
func walk() { Tracker.shared.step() }

//- Book.playground/Pages/Walking.xcplaygroundpage/Contents.swift
let miles = Tracker.shared.count()
func ride() { Tracker.shared.step() }

//- Sources/App/Contents.swift
func turn() { Tracker.shared.step() }
//            ^ warning: [singleton] {{Contents.swift reaches the shared instance Tracker.shared}}
