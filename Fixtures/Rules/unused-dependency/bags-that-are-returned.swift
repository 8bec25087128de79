// What a composition root gives back in a bag is kept for it, whether or not somebody reads it again.

protocol Walking {
    func walk()
}

final class Guide: Walking {
    func walk() {}
}

struct TourDependencies {
    let guide: any Walking
    let title: String
}

struct TourPair {
    let guide: any Walking
    //  ^ warning: [unused-dependency] {{TourPair takes Walking and keeps it, but never uses it}}
    let title: String
    func describe() -> String { title }
}

enum TourRoot {
    static func resolve() -> TourDependencies { TourDependencies(guide: Guide(), title: "Alps") }
    static func pair() -> TourPair { TourPair(guide: Guide(), title: "Alps") }
}
