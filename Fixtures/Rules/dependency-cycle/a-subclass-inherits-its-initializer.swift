// A subclass without an initializer of its own takes what its superclass takes, and constructs what that constructs; one
// with its own takes what that one takes.

class HarbourService {
    let client: HarbourClient
    init(client: HarbourClient) { self.client = client }
    //   ^ related: [dependency-cycle] {{PilotService takes HarbourClient}}
}

final class PilotService: HarbourService {
    convenience init(of client: HarbourClient) { self.init(client: client) }
    func guide() { client.send() }
}

final class HarbourClient {
    private let pilot: PilotService
    init(pilot: PilotService) { self.pilot = pilot }
    //   ^ error: [dependency-cycle] {{Making HarbourClient needs itself: HarbourClient → PilotService → HarbourClient}}
    func send() { pilot.guide() }
}

class Screen {
    let theme = Theme()
    //          ^ error: [dependency-cycle] {{Making StartScreen needs itself: StartScreen → Theme → StartScreen}}
}

final class StartScreen: Screen {
    private let title: String
    init(title: String) { self.title = title }
    func show() { print(title, theme) }
}

final class Theme {
    private let start = StartScreen(title: "start")
    //                  ^ related: [dependency-cycle] {{Theme constructs StartScreen}}
    func paint() { start.show() }
}

class BoatService {
    let yard: BoatYard
    init(yard: BoatYard) { self.yard = yard }
}

final class TugService: BoatService {
    init(port: Int) { super.init(yard: BoatYard(tug: nil, port: port)) }
    func tow() { yard.launch() }
}

final class BoatYard {
    private let tug: TugService?
    private let port: Int
    init(tug: TugService?, port: Int) { (self.tug, self.port) = (tug, port) }
    func launch() { tug?.tow() }
}

final class DockService: BoatService {
    init(dock: Int) { super.init(yard: BoatYard(tug: nil, port: dock)) }
    func moor() { yard.launch() }
}

final class DockYard {
    private let dock: DockService
    init(dock: DockService) { self.dock = dock }
    func moor() { dock.moor() }
}
