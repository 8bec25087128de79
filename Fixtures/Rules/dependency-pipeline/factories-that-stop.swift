// A protocol that asks for one method that makes something and one that does not is a factory's, be it that it has a
// delegate from elsewhere beside them. What only makes something beside its work hands on what it is given.
// only: dependency-pipeline

import PlayerKit

protocol Reels {
    func load()
}

final class ReplayModel {
    private let reels: Reels
    init(reels: Reels) { self.reels = reels }
    func go() { reels.load() }
    //          ^ related: [dependency-pipeline] {{ReplayModel uses it}}
}

protocol ReplayMaking {
    var delegate: PlaybackDelegate? { get }
    func makeReplay() -> ReplayModel
    func stop()
}

final class Studio: ReplayMaking {
    weak var delegate: PlaybackDelegate?
    private let reels: Reels
    init(reels: Reels) { self.reels = reels }
    func makeReplay() -> ReplayModel { ReplayModel(reels: reels) }
    func stop() { delegate = nil }
}

protocol TrailerMaking {
    func makeTrailer() -> ReplayModel
    func stop()
}

final class Cutter: TrailerMaking {
    private var isOpen = true
    private let reels: Reels
    init(reels: Reels) { self.reels = reels }
    func makeTrailer() -> ReplayModel { ReplayModel(reels: reels) }
    func stop() { isOpen = false }
}

final class Projector {
    private var isLit = false
    private let reels: Reels
    init(reels: Reels) { self.reels = reels }
    //   ^ warning: [dependency-pipeline] {{Projector takes Reels only to hand it on: Projector → ReplayModel, which uses it}}
    func light() { isLit = true }
    func replay() -> ReplayModel { ReplayModel(reels: reels) }
    //                                                ^ related: [dependency-pipeline] {{Projector hands it to ReplayModel}}
}
