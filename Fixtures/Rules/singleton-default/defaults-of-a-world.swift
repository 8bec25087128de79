// What an environment that a global keeps has in it by default is how that is put together. What others take of a struct that
// nobody keeps for all is a default as any other.

final class Bell {
    static let shared = Bell()
    private var strokes = 0
    func ring() { strokes += 1 }
}

struct World {
    var bell = Bell.shared
    var now: () -> Int = { 3 }
}

nonisolated(unsafe) var Current = World()

struct Watch {
    var bell = Bell.shared
    //         ^ note: [singleton-default] {{Watch falls back on the shared instance Bell.shared where it is handed nothing}}
    var now: () -> Int = { 3 }
}
