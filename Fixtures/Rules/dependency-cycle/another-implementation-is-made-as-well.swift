// A container says what a protocol is bound to; who takes it may be handed another implementation all the same, if there
// is one.
// only: dependency-cycle

protocol Reading: AnyObject { func read() }
protocol Drawing: AnyObject { func draw() }
final class Reader: Reading {
    private let images: any Drawing
    init(images: any Drawing) { self.images = images }
    func read() { images.draw() }
}
final class Images: Drawing {
    private let reader: any Reading
    init(reader: any Reading) { self.reader = reader }
    func draw() { reader.read() }
}
final class NoReader: Reading { func read() {} }
protocol World: AnyObject {
    var reader: any Reading { get }
    var images: any Drawing { get }
}
final class LiveWorld: World {
    private let below: (any World)?
    init(below: (any World)?) { self.below = below }
    private(set) lazy var images: any Drawing = Images(reader: below?.reader ?? NoReader())
    private(set) lazy var reader: any Reading = Reader(images: images)
}

// Nobody makes the other implementation.
protocol Tolling: AnyObject { func toll() }
protocol Pulling: AnyObject { func pull() }
final class Bell: Tolling {
    private let rope: any Pulling
    init(rope: any Pulling) { self.rope = rope }
    //   ^ error: [dependency-cycle] {{Making Bell needs itself: Bell → Rope → Bell}}
    func toll() { rope.pull() }
}
final class Rope: Pulling {
    private let bell: any Tolling
    init(bell: any Tolling) { self.bell = bell }
    //   ^ related: [dependency-cycle] {{Rope takes Tolling, which is Bell}}
    func pull() { bell.toll() }
}
final class NoRope: Pulling { func pull() {} }
final class Lamp {}
final class Clock {}
final class TowerContainer {
    let lamp = Lamp()
    let clock = Clock()
    let bell: any Tolling
    let rope: any Pulling
    init(bell: any Tolling) {
        self.bell = bell
        rope = Rope(bell: bell)
    }
}

// A subclass gives out another implementation.
protocol Ringing: AnyObject { func ring() }
protocol Climbing: AnyObject { func climb() }
final class Chime: Ringing {
    private let ladder: any Climbing
    init(ladder: any Climbing) { self.ladder = ladder }
    func ring() { ladder.climb() }
}
final class Ladder: Climbing {
    private let chime: any Ringing
    init(chime: any Ringing) { self.chime = chime }
    func climb() { chime.ring() }
}
final class NoLadder: Climbing { func climb() {} }
class BaseContainer {
    lazy var chime: any Ringing = Chime(ladder: getLadder())
    lazy var ladder: any Climbing = Ladder(chime: getChime())
    func getLadder() -> any Climbing { ladder }
    func getChime() -> any Ringing { chime }
}
final class LiveContainer: BaseContainer {
    private let none = NoLadder()
    override func getLadder() -> any Climbing { none }
}
