// What stands behind a read says what it is no read of: a dependency without that member, or anything but the value that is
// asked for.
// only: dependency-pipeline

//- Sources/App/Tides.swift
import Outside

protocol TideFeed {
    func listen()
}

final class TideModel {
    init(feed: any TideFeed) { feed.listen() }
    func show() {}
}

final class TideRouter {
    let state: any TideFeed
    init(state: any TideFeed) { self.state = state }
    //   ^ warning: [dependency-pipeline] {{TideRouter takes TideFeed only to hand it on: TideRouter → TideModel, which uses it}}
    func next() { TideModel(feed: state).show() }
}

final class PierRouter {
    let phase: any TideFeed
    init(phase: any TideFeed) { self.phase = phase }
    func next() { TideModel(feed: phase).show() }
}

final class QuayRouter {
    let stage: any TideFeed
    init(stage: any TideFeed) { self.stage = stage }
    func next() { TideModel(feed: stage).show() }
}

protocol DikeFeed: Streaming {
    func listen()
}

final class DikeModel {
    init(feed: any DikeFeed) { feed.listen() }
    func show() {}
}

final class DikeRouter {
    let mode: any DikeFeed
    init(mode: any DikeFeed) { self.mode = mode }
    func next() { DikeModel(feed: mode).show() }
}

//- Sources/App/Votes.swift
import Outside

enum VoteState {
    case open, closed
    var isOver: Bool { self == .closed }
}

struct VoteRow {
    let title: String
    let state: VoteState
}

final class Votes {
    private var last = VoteState.open

    func rows(_ loading: Loading) throws -> [VoteRow] {
        let votes = try loading.result()
        return votes.compactMap { vote in
            guard vote.state == .open, !vote.state.isOver else { return nil }
            vote.state = .closed
            last = vote.state
            return VoteRow(title: vote.title, state: vote.state)
        }
    }

    /// The dependency has the member, or nothing says that it has none.
    func listen(_ loading: Loading) throws {
        try loading.result().phase.listen()
        print(try loading.result().stage)
        print(try loading.result().mode.current)
    }
}
