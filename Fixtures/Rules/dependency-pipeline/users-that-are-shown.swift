// Who uses a dependency is shown in its own code, or its superclass's. What a class beside it does with what both inherit is
// none of it, and who reads it of somebody to give it to a superclass is somebody else.
// only: dependency-pipeline

//- Sources/App/Anchor.swift
final class AnchorSounder: Sounder {
    func sound() { log.note("anchor") }
}

final class AnchorDiver: Diver {
    func dive() { log.note("anchor") }
}

//- Sources/App/Board.swift
open class Board {
    public let log: any ShipLog
    public init(log: any ShipLog) { self.log = log }
}

final class RadarBoard: Board {
    let model: RadarModel
    init(model: RadarModel) {
        self.model = model
        super.init(log: model.log)
    }
}

//- Sources/App/Ship.swift
public protocol ShipLog {
    func note(_ text: String)
}

class Sounder {
    let log: any ShipLog
    init(log: any ShipLog) { self.log = log }
    func listen() {}
}

final class EchoSounder: Sounder {}

class Diver {
    let log: any ShipLog
    init(log: any ShipLog) { self.log = log }
    func start() { log.note("dive") }
    //             ^ related: [dependency-pipeline] {{DeepDiver uses it}}
}

final class DeepDiver: Diver {}

final class Bridge {
    private let log: any ShipLog
    init(log: any ShipLog) { self.log = log }
    //   ^ warning: [dependency-pipeline] {{Bridge takes ShipLog only to hand it on: Bridge → EchoSounder}}
    func start() { EchoSounder(log: log).listen() }
    //                              ^ related: [dependency-pipeline] {{Bridge hands it to EchoSounder}}
}

final class Deck {
    private let log: any ShipLog
    init(log: any ShipLog) { self.log = log }
    //   ^ warning: [dependency-pipeline] {{Deck takes ShipLog only to hand it on: Deck → DeepDiver, which uses it}}
    func start() { DeepDiver(log: log).start() }
    //                            ^ related: [dependency-pipeline] {{Deck hands it to DeepDiver}}
}

final class RadarModel {
    let log: any ShipLog
    init(log: any ShipLog) { self.log = log }
    func turn() { log.note("radar") }
    //            ^ related: [dependency-pipeline] {{RadarModel uses it}}
}

final class Mast {
    private let log: any ShipLog
    init(log: any ShipLog) { self.log = log }
    //   ^ warning: [dependency-pipeline] {{Mast takes ShipLog only to hand it on: Mast → RadarModel, which uses it}}
    func start() -> RadarBoard { RadarBoard(model: RadarModel(log: log)) }
    //                                                             ^ related: [dependency-pipeline] {{Mast hands it to RadarModel}}
}
