// Promises, error mappers, network services and conflict solvers resolve things that are no dependencies.

import Foundation
import PromiseKit

struct ConflictResolver {
    func resolve(_ ours: String, _ theirs: String) -> String { ours }
}

final class ErrorResolver {
    func resolve(error: any Error) -> String { "\(error)" }
}

final class UploadModel: NSObject {
    private let conflicts = ConflictResolver()
    private let errors: ErrorResolver
    private let bonjour: NetService

    init(errors: ErrorResolver, bonjour: NetService) {
        self.errors = errors
        self.bonjour = bonjour
    }

    func upload() -> Promise<String> {
        bonjour.resolve(withTimeout: 5)
        return Promise { resolver in
            resolver.resolve(conflicts.resolve("a", "b"), nil)
        }
    }

    func text(_ error: any Error) -> String { errors.resolve(error: error) }
}
