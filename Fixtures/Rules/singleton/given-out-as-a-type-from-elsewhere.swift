// What gives out a shared instance as a type from elsewhere that its own conforms to or inherits from is one more way to it:
// who goes it is told. What may give something else, what is given out as anything, and what a file keeps to itself is none.
// only: singleton, service-locator

//- Sources/App/Bell.swift
import BellKit

final class Bell: NSObject, RingingPart {
    static let shared = Bell()
    private var strokes = 0

    static func instance() -> any RingingPart { Bell.shared }
    static var current: RingingPart { shared }
    static var optional: RingingPart? { return shared }
    static func fresh() -> RingingPart { Bell() }
    static var another: RingingPart { Bell() }
    func ring() { strokes += 1 }
}

final class Gong: RingingPart {
    static let shared = Gong()
    private var strokes = 0
    func ring() { strokes += 1 }
}

// Of a global nobody who reads it is told.
var theBell: any RingingPart { Bell.shared }
//                             ^ warning: [singleton] {{Bell.swift reaches the shared instance Bell.shared}}

enum Belfry {
    static var bell: any RingingPart { Bell.shared }
    static func object() -> NSObject { Bell.shared }
    static func anything() -> Any { Bell.shared }
    //                              ^ warning: [singleton] {{Belfry reaches the shared instance Bell.shared in 4 places}}
    static var either: any RingingPart { tall ? Bell.shared : Gong.shared }
    //                                          ^ related: [singleton] {{also reaches Bell.shared here}}
    //                                                        ^ warning: [singleton] {{Belfry reaches the shared instance Gong.shared}}
    static let tall = true
    static func other() -> SoundingPart { convert(Bell.shared) }
    //                                            ^ related: [singleton] {{also reaches Bell.shared here}}
    private static var hidden: any RingingPart { Bell.shared }
    //                                           ^ related: [singleton] {{also reaches Bell.shared here}}
    static var own: any RingingPart { hidden }
    private static func convert(_ part: RingingPart) -> SoundingPart { SoundingPart(part) }
}

//- Sources/App/Ringers.swift
import BellKit

final class Verger {
    func work() { Bell.instance().ring() }
    //            ^ warning: [singleton] {{Verger reaches the shared instance Bell.instance}}
}

final class Sexton {
    func work() { Bell.current.ring() }
    //            ^ warning: [singleton] {{Sexton reaches the shared instance Bell.current}}
    func rest() { Bell.optional?.ring() }
    //            ^ warning: [singleton] {{Sexton reaches the shared instance Bell.optional}}
}

final class Curate {
    func work() { Belfry.bell.ring() }
    //            ^ warning: [singleton] {{Curate reaches the shared instance Belfry.bell}}
    func rest() { print(Belfry.object()) }
    //                  ^ warning: [singleton] {{Curate reaches the shared instance Belfry.object}}
}

final class Visitor {
    func look() {
        Bell.fresh().ring()
        Bell.another.ring()
        print(Belfry.anything(), Belfry.other())
        Belfry.either.ring()
        theBell.ring()
    }
}

//- Sources/App/Chimes.swift
import BellKit

// A ring of names leads to none of them.
final class Chime: RingingPart {
    static var first: RingingPart { second }
    static var second: RingingPart { first }
    func ring() {}
}

// Several built with arguments are constants, by whatever name.
final class Tone: RingingPart {
    static let low = Tone(height: 1)
    static let high = Tone(height: 9)
    static var deepest: RingingPart { low }
    private let height: Int
    init(height: Int) { self.height = height }
    func ring() { print(height) }
}

final class Listener {
    func listen() {
        Chime.first.ring()
        Tone.deepest.ring()
    }
}
