// A name of elsewhere that ends in `Type` is as likely that of an enum as of a protocol: `HarbourServiceType` may be a kind of
// service. What the sources declare is known, and other closings say what they close.
// only: dependency-pipeline

import HarbourKit

protocol TideServiceType {
    func height() -> Int
}

final class TermsModel {
    private let kind: HarbourServiceType
    private let tides: TideServiceType
    private let pilots: PilotServiceProtocol
    init(kind: HarbourServiceType, tides: TideServiceType, pilots: PilotServiceProtocol) {
        self.kind = kind
        self.tides = tides
        self.pilots = pilots
    }
    func text() -> String { "\(kind) \(tides.height()) \(pilots.count())" }
}

final class TermsFlow {
    private let kind: HarbourServiceType
    private let tides: TideServiceType
    private let pilots: PilotServiceProtocol
    init(kind: HarbourServiceType, tides: TideServiceType, pilots: PilotServiceProtocol) {
        //                         ^ warning: [dependency-pipeline] {{TermsFlow takes TideServiceType only to hand it on: TermsFlow → TermsModel, which uses it}}
        //                                                 ^ warning: [dependency-pipeline] {{TermsFlow takes PilotServiceProtocol only to hand it on: TermsFlow → TermsModel, which uses it}}
        self.kind = kind
        self.tides = tides
        self.pilots = pilots
    }
    func start() -> TermsModel { TermsModel(kind: kind, tides: tides, pilots: pilots) }
}
