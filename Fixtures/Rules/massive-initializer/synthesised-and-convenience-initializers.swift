// Nobody wrote the synthesised initializer, and a convenience initializer is only a shorter way.
// only: massive-initializer

protocol Loom { func weave() }
protocol Yarn { func spin() }
protocol Dye { func color() }
protocol Wool { func card() }
protocol Thread { func sew() }

struct WeavingCoordinator {
    let loom: any Loom
    let yarn: any Yarn
    let dye: any Dye
    let wool: any Wool
    let thread: any Thread

    func start() { loom.weave(); yarn.spin(); dye.color(); wool.card(); thread.sew() }
}

// A struct has no keyword for it.
struct WeavingRouter {
    private let all: [Any]
    init(all: [Any]) { self.all = all }
    init(loom: any Loom, yarn: any Yarn, dye: any Dye, wool: any Wool, thread: any Thread) {
        self.init(all: [loom, yarn, dye, wool, thread])
    }
}

final class WeavingModel {
    private let all: [Any]
    init(all: [Any]) { self.all = all }
    convenience init(loom: any Loom, yarn: any Yarn, dye: any Dye, wool: any Wool, thread: any Thread) {
        self.init(all: [loom, yarn, dye, wool, thread])
    }
}
