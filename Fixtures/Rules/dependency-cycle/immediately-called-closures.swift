// The closure of a lazy property is called where it stands: what it asks for is asked at once, and a local is no ask.

final class FerryContainer {
    lazy var board: DepartureBoard = {
        let clock = self.clock
        //          ^ error: [dependency-cycle] {{Producing FerryContainer.board needs itself: board → clock → board}}
        return DepartureBoard(clock: clock)
    }()

    lazy var clock: StationClock = {
        let clock = StationClock(board: board)
        //                              ^ related: [dependency-cycle] {{clock asks for board}}
        clock.start()
        return clock
    }()
}

final class DepartureBoard {
    private let clock: StationClock
    init(clock: StationClock) { self.clock = clock }
    func update() { clock.start() }
}

final class StationClock {
    private let board: DepartureBoard
    init(board: DepartureBoard) { self.board = board }
    func start() { board.update() }
}
