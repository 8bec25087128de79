// A type that bears the name of a library's resolver is none where nobody imports that library.
// only: container-injection

import PromiseKit

extension Resolver {
    func cancel() { reject(PMKError.cancelled) }
}

final class ConsentModel {
    private let resolver: Resolver<Void>
    init(resolver: Resolver<Void>) { self.resolver = resolver }
    func agree() { resolver.fulfill(()) }
    func leave() { resolver.cancel() }
}
