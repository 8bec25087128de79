// What a type keeps weak is a way back, and no dependency of its own: in closures of the initializer as in its methods, be it
// kept by a superclass. What an initializer builds at once of what it is handed is told, and what is kept besides.
// only: inline-assembly

protocol Tide {
    func turn()
}
final class Port {
    let tide: any Tide
    init(tide: any Tide) { self.tide = tide }
    func open() { tide.turn() }
}
final class PierViewModel {
    private let port: Port
    init(port: Port) { self.port = port }
    func load() { port.open() }
}
final class TideViewModel {
    private let tide: any Tide
    init(tide: any Tide) { self.tide = tide }
    func load() { tide.turn() }
}

final class PierCoordinator {
    private weak var port: Port?
    private let tide: any Tide
    var onOpen: () -> Void = {}
    init(port: Port, tide: any Tide) {
        self.port = port
        self.tide = tide
        onOpen = {
            PierViewModel(port: port).load()
            TideViewModel(tide: port.tide).load()
        }
        TideViewModel(tide: port.tide).load()
    //  ^ note: [inline-assembly] {{PierCoordinator builds TideViewModel out of its own dependencies in 2 places}}
    }
    func open() {
        guard let port else { return }
        tide.turn()
        PierViewModel(port: port).load()
    }
    func turn() { TideViewModel(tide: tide).load() }
    //            ^ related: [inline-assembly] {{also builds TideViewModel here}}
}
class HarbourCoordinator {
    weak var port: Port?
    init(port: Port) { self.port = port }
}
final class QuayCoordinator: HarbourCoordinator {
    var onOpen: () -> Void = {}
    override init(port: Port) {
        super.init(port: port)
        onOpen = { PierViewModel(port: port).load() }
    }
}
final class BuoyCoordinator {
    private let port: Port
    var onOpen: () -> Void = {}
    init(port: Port) {
        self.port = port
        onOpen = { PierViewModel(port: port).load() }
        //         ^ note: [inline-assembly] {{BuoyCoordinator builds PierViewModel out of its own dependencies}}
    }
    func open() { port.open() }
}
