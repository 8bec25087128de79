// A factory of another module, or a protocol of one, may be handed on as well as one of the project's own; another module's
// service may not.

import Foundation
import ParcelKit

final class ParcelCoordinator {
    private let factory: ParcelFactory
    init(factory: ParcelFactory) { self.factory = factory }
    func start() { ParcelFlow(factory: factory, spare: factory).start() }
}

final class ParcelFlow {
    private let factory: ParcelFactory
    private let spare: ParcelFactory?
    init(factory: ParcelFactory, spare: ParcelFactory?) {
        self.factory = factory
        self.spare = spare
    }
    func start() {
        factory.makeParcel().open()
        spare?.makeParcel().open()
    }
}

final class CrateCoordinator {
    private let factory: CrateFactoryProtocol
    init(factory: CrateFactoryProtocol) { self.factory = factory }
    func start() { CrateFlow(factory: factory).start() }
}

final class CrateFlow {
    private let factory: CrateFactoryProtocol
    init(factory: CrateFactoryProtocol) { self.factory = factory }
    func start() { factory.makeCrate().open() }
}

final class LetterCoordinator {
    private let session: URLSession
    init(session: URLSession) { self.session = session }
    //   ^ warning: [dependency-pipeline] {{LetterCoordinator takes URLSession only to hand it on: LetterCoordinator → LetterFlow, which uses it}}
    func start() { LetterFlow(session: session).start() }
}

final class LetterFlow {
    private let session: URLSession
    init(session: URLSession) { self.session = session }
    func start() { session.invalidateAndCancel() }
}
