// A closure's parameter is what the project's function that takes the closure says of it: what is read of that is no
// reading of a namesake. Of what nothing tells the type anybody's property may be meant.
// only: unused-dependency

//- Sources/App/Stage.swift
protocol Drumming { func drum() }
protocol Fluting { func play() }
protocol Harping { func pluck() }
protocol Gonging { func strike() }

/// Has a property of each name.
final class Stage {
    let drum: Int
    var flute = 1
    let harp = 2
    var gong = 3
    init(drum: Int) { self.drum = drum }
}

//- Sources/App/Typed.swift
typealias StageHandler = (Int, Stage?) -> Void

final class Usher {
    func show(_ first: Int, then: @escaping (Stage) -> Void) {}
    func each(_ body: StageHandler) {}
    var onChange: ((Stage) -> Void)?
    static func open(_ stage: (inout Stage) throws -> Void) rethrows {}
}

final class Band {
    private let drum: any Drumming
    private let flute: any Fluting
    private let harp: any Harping
    private let gong: any Gonging
    init(drum: any Drumming, flute: any Fluting, harp: any Harping, gong: any Gonging) {
    //   ^ warning: [unused-dependency] {{Band takes Drumming and keeps it, but never uses it}}
    //                       ^ warning: [unused-dependency] {{Band takes Fluting and keeps it, but never uses it}}
    //                                           ^ warning: [unused-dependency] {{Band takes Harping and keeps it, but never uses it}}
    //                                                              ^ warning: [unused-dependency] {{Band takes Gonging and keeps it, but never uses it}}
        self.drum = drum
        self.flute = flute
        self.harp = harp
        self.gong = gong
    }
    func begin(_ usher: Usher) throws {
        usher.show(1) { stage in print(stage.drum) }
        usher.show(1, then: { print($0.flute) })
        usher.each { number, stage in print(stage?.harp ?? number) }
        usher.onChange = { stage in print(stage.flute) }
        try Usher.open { print($0.gong) }
    }
    var handler: (Stage) -> Void = { print($0.drum) }
}

//- Sources/App/Untyped.swift
/// Generic functions, `Self`, overloads, functions from elsewhere, and lists: any of these may hand over the choir.
final class Choir {
    private let drum: any Drumming
    private let flute: any Fluting
    private let harp: any Harping
    private let gong: any Gonging
    private let bell: any Drumming
    init(drum: any Drumming, flute: any Fluting, harp: any Harping, gong: any Gonging, bell: any Drumming) {
        self.drum = drum
        self.flute = flute
        self.harp = harp
        self.gong = gong
        self.bell = bell
    }
    static func sing(_ choirs: [Choir], _ choir: Choir, _ usher: Singing) {
        usher.hand(choir) { $0.drum.drum() }
        choir.with { $0.flute.play() }
        usher.take(choir) { one in one.harp.pluck() }
        choirs.forEach { $0.gong.strike() }
        usher.wrapped(choir) { $0.value.bell.drum() }
    }
}

protocol Handing {}
extension Handing {
    func with(_ body: (Self) -> Void) { body(self) }
}
extension Choir: Handing {}

struct Boxed<Content> {
    let value: Content
}

final class Singing {
    func hand<One>(_ one: One, _ body: (One) -> Void) { body(one) }
    func take(_ stage: Stage, _ body: (Stage) -> Void) {}
    func take(_ choir: Choir, _ body: (Choir) -> Void) { body(choir) }
    func wrapped<One>(_ one: One, _ body: (Boxed<One>) -> Void) { body(Boxed(value: one)) }
}

//- Sources/App/Subclass.swift
/// A subclass's own, by way of what it inherits.
class Page {
    func configure<Shown: Page>(_ page: Shown, _ body: (Shown) -> Void) { body(page) }
}
final class ScorePage: Page {
    private let score: any Fluting
    init(score: any Fluting) { self.score = score }
    func turn(_ other: ScorePage) { configure(other) { $0.score.play() } }
}
