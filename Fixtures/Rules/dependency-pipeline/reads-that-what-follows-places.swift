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

final class LampModel {
    init(feed: (any TideFeed)?) { feed?.listen() }
    func show() {}
}

/// An optional has what all optionals have.
final class LampRouter {
    let lamp: (any TideFeed)?
    init(lamp: (any TideFeed)?) { self.lamp = lamp }
    func next() { LampModel(feed: lamp).show() }
}

final class BuoyRouter {
    let buoy: (any TideFeed)?
    init(buoy: (any TideFeed)?) { self.buoy = buoy }
    //   ^ warning: [dependency-pipeline] {{BuoyRouter takes TideFeed only to hand it on: BuoyRouter → LampModel, which uses it}}
    func next() { LampModel(feed: buoy).show() }
}

final class WaveRouter {
    let wave: any TideFeed
    init(wave: any TideFeed) { self.wave = wave }
    func next() { TideModel(feed: wave).show() }
}

final class FoamRouter {
    let foam: any TideFeed
    init(foam: any TideFeed) { self.foam = foam }
    func next() { TideModel(feed: foam).show() }
}

final class SprayRouter {
    let spray: any TideFeed
    init(spray: any TideFeed) { self.spray = spray }
    //   ^ warning: [dependency-pipeline] {{SprayRouter takes TideFeed only to hand it on: SprayRouter → TideModel, which uses it}}
    func next() { TideModel(feed: spray).show() }
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
        try loading.result().lamp.map { print($0) }
    }

    func title(_ loading: Loading) throws -> String {
        print(try loading.result().buoy.isOver)
        let text: String = try loading.result().spray
        return text
    }
}

//- Sources/App/Pages.swift
import Outside

final class Pages {
    @Bindable private var page: OutsidePage

    /// What stands in for a member is asked here, not the member; a package's type may be anything.
    func show(_ loading: Loading) throws {
        print($page.wave.wrappedValue)
        let board: OutsideBoard = try loading.result().foam
        print(board)
    }
}
