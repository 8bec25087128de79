// Building without handing on what the builder was given is no assembly: data, self, method arguments, new objects.
// only: inline-assembly

final class ChessClock {
    func tick() {}
}

final class ChessEngine {
    func think() {}
}

struct Opening {
    let name: String
}

protocol BoardDelegate: AnyObject {
    func moved()
}

final class BoardViewModel {
    private weak var delegate: BoardDelegate?
    init(opening: Opening, delegate: BoardDelegate?) { self.delegate = delegate }
    func move() { delegate?.moved() }
}

final class ClockViewModel {
    private let service: ClockService
    init(service: ClockService) { self.service = service }
    func tick() { service.tick() }
}

final class ClockService {
    func tick() {}
}

final class GameViewModel: BoardDelegate {
    private let service: ClockService
    private let opening: Opening
    init(service: ClockService, opening: Opening) {
        self.service = service
        self.opening = opening
    }
    func moved() { service.tick() }
    func board() -> BoardViewModel { BoardViewModel(opening: opening, delegate: self) }
    func clock(for other: ClockService) -> ClockViewModel { ClockViewModel(service: other) }
    func spare() -> ClockViewModel { ClockViewModel(service: ClockService()) }
    static func make(service: ClockService) -> ClockViewModel { ClockViewModel(service: service) }
}

final class LobbyService: BoardDelegate {
    func moved() {}
}

final class LobbyViewModel {
    private let lobby: LobbyService
    init(lobby: LobbyService) { self.lobby = lobby }
    func open() { lobby.moved() }
    func board() -> BoardViewModel { BoardViewModel(opening: Opening(name: "Sicilian"), delegate: lobby) }
}
