// A composition may bound a generic parameter, of the type or of its initializer: it is written for that type alone.
// only: unused-dependency

protocol LoomAPI {
    func weave()
}

protocol LoomLog {
    func note()
}

protocol HasLoomAPI {
    var api: any LoomAPI { get }
}

protocol HasLoomLog {
    var log: any LoomLog { get }
}

final class ClothModel<Dependencies: HasLoomAPI & HasLoomLog> {
    //                                            ^ warning: [unused-dependency] {{ClothModel asks for HasLoomLog, but neither uses it nor hands it on}}
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func open() { dependencies.api.weave() }
}

final class RugModel<Dependencies> where Dependencies: HasLoomAPI & HasLoomLog {
    //                                                              ^ warning: [unused-dependency] {{RugModel asks for HasLoomLog, but neither uses it nor hands it on}}
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func open() { dependencies.api.weave() }
}

final class SilkModel {
    private let api: any LoomAPI
    init<Dependencies: HasLoomAPI & HasLoomLog>(dependencies: Dependencies) { api = dependencies.api }
    //                              ^ warning: [unused-dependency] {{SilkModel asks for HasLoomLog, but neither uses it nor hands it on}}
    func open() { api.weave() }
}

// Both are read, one of them in an extension for some of its bounds; or the whole is handed on.
final class FeltModel<Dependencies: HasLoomAPI & HasLoomLog> {
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func open() { dependencies.api.weave() }
}

extension FeltModel where Dependencies: Sendable {
    func close() { dependencies.log.note() }
}

final class YarnModel<Dependencies: HasLoomAPI & HasLoomLog> {
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func open() -> FeltModel<Dependencies> {
        dependencies.api.weave()
        return FeltModel(dependencies: dependencies)
    }
}

// What several requirements ask for is no composition.
final class LaceModel<Dependencies> where Dependencies: HasLoomAPI, Dependencies: HasLoomLog {
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func open() { dependencies.api.weave() }
}
