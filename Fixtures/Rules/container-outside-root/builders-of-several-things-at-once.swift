// Who makes several things at once, as a tuple, is a factory too; it may construct the container of what it makes.
// only: container-outside-root

protocol Routing {
    func route()
}

final class GameRouter: Routing {
    func route() {}
}

protocol HasScore {
    var score: any ScoreKeeping { get }
}

protocol HasBoard {
    var board: any BoardDrawing { get }
}

protocol ScoreKeeping {
    func keep()
}

protocol BoardDrawing {
    func draw()
}

final class Score: ScoreKeeping {
    func keep() {}
}

final class Board: BoardDrawing {
    func draw() {}
}

final class GameComponent: HasScore, HasBoard {
    let score: any ScoreKeeping = Score()
    let board: any BoardDrawing = Board()
}

final class GameBuilder {
    func build() -> (router: any Routing, score: any ScoreKeeping) {
        let component = GameComponent()
        component.board.draw()
        return (GameRouter(), component.score)
    }
}

final class LobbyPresenter {
    func start() { GameComponent().score.keep() }
    //             ^ warning: [container-outside-root] {{LobbyPresenter constructs the container GameComponent}}
}
