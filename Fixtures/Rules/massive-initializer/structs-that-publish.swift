// A struct that gives its values by a closure is a stream, and data, where it says so; one that says nothing of the kind is a
// service of closures.
// only: massive-initializer, dependency-pipeline

import Combine

struct Tide<Level> {
    private let watch: (@escaping (Level) -> Void) -> AnyCancellable
    init(watch: @escaping (@escaping (Level) -> Void) -> AnyCancellable) { self.watch = watch }
    func sink(_ told: @escaping (Level) -> Void) -> AnyCancellable { watch(told) }
}

extension Tide: Combine.Publisher {
    typealias Output = Level
    typealias Failure = Never
    func receive<S: Subscriber>(subscriber: S) where S.Input == Level, S.Failure == Never {}
}

struct TideClient {
    let watch: (@escaping (Int) -> Void) -> AnyCancellable
}

protocol TideBoard: AnyObject { func move() }
protocol TideCamera: AnyObject { func zoom() }
protocol TideClock: AnyObject { func tick() }
protocol TideHorn: AnyObject { func blow() }

final class FloodState {
    private var token: AnyCancellable?
    init(levels: Tide<Int>, board: any TideBoard) { token = levels.sink { _ in board.move() } }
}

final class EbbState {
    private var token: AnyCancellable?
    init(client: TideClient, board: any TideBoard) { token = client.watch { _ in board.move() } }
}

final class FloodManager {
    private let levels: Tide<Int>
    private let board: any TideBoard
    private let camera: any TideCamera
    private let clock: any TideClock
    private let horn: any TideHorn

    init(levels: Tide<Int>, board: any TideBoard, camera: any TideCamera, clock: any TideClock, horn: any TideHorn) {
        self.levels = levels
        self.board = board
        self.camera = camera
        self.clock = clock
        self.horn = horn
    }

    func run() {
        board.move()
        camera.zoom()
        clock.tick()
        horn.blow()
    }
    func flood() -> FloodState { FloodState(levels: levels, board: board) }
}

final class EbbManager {
    private let client: TideClient
    private let board: any TideBoard
    private let camera: any TideCamera
    private let clock: any TideClock
    private let horn: any TideHorn

    init(client: TideClient, board: any TideBoard, camera: any TideCamera, clock: any TideClock, horn: any TideHorn) {
//  ^ warning: [massive-initializer] {{EbbManager takes 5 dependencies, more than 4: TideClient, TideBoard, TideCamera, TideClock, TideHorn}}
    //   ^ warning: [dependency-pipeline] {{EbbManager takes TideClient only to hand it on: EbbManager → EbbState, which uses it}}
        self.client = client
        self.board = board
        self.camera = camera
        self.clock = clock
        self.horn = horn
    }

    func run() {
        board.move()
        camera.zoom()
        clock.tick()
        horn.blow()
    }
    func ebb() -> EbbState { EbbState(client: client, board: board) }
}
