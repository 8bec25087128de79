// A protocol that is made for this type, and of which it uses every member, says what it needs.

protocol BakeryAPI {
    func bake()
}

protocol BakeryTracking {
    func track()
}

protocol BakeryModelDependencies {
    var api: any BakeryAPI { get }
    var tracking: any BakeryTracking { get }
}

final class BakeryModel {
    private let dependencies: any BakeryModelDependencies
    private let tracking: any BakeryTracking
    init(dependencies: any BakeryModelDependencies) {
        self.dependencies = dependencies
        tracking = dependencies.tracking
    }
    func open() { dependencies.api.bake(); tracking.track() }
}
