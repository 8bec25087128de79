// What an initializer falls back on it asks for where it is handed nothing, and what it may do without only where it is handed that.
// only: dependency-cycle
protocol Ringing { func ring() }
final class Rope: Ringing { init(bell: Bell?) {} ; func ring() {} }
final class Bell: Ringing {
    init(rope: Ringing = Steeple.rope) { rope.ring() }
    //                   ^ error: [dependency-cycle] {{Producing Steeple.bell needs itself: bell → rope → bell}}
    func ring() {}
}
enum Steeple {
    static let rope = Rope(bell: Steeple.bell)
    //                           ^ related: [dependency-cycle] {{rope asks for bell}}
    static let bell = Bell()
}

final class Gong: Ringing {
    init(rope: Ringing = Tower.rope) { rope.ring() }
    func ring() {}
}
final class SilentRope: Ringing { func ring() {} }
enum Tower {
    static let rope = Hawser(gong: Tower.gong)
    static let gong = Gong(rope: SilentRope())
}
final class Hawser: Ringing { init(gong: Gong?) {} ; func ring() {} }

protocol ChimeFactory { func makeChime() -> Chime }
final class Chime: Ringing { init(clapper: Clapper) {} ; func ring() {} }
final class Clapper {
    init(factory: ChimeFactory? = nil) { factory?.makeChime().ring() }
}
final class HandedContainer: ChimeFactory {
    func makeChime() -> Chime { Chime(clapper: Clapper()) }
}
