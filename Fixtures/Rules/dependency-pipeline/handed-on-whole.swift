// Parameter objects and Has-compositions that are handed on whole are the remedy, not the illness.

protocol RouteAPI {
    func routes() -> [String]
}

protocol HasRouteAPI {
    var api: any RouteAPI { get }
}

protocol HasRouteClock {
    var clock: any RouteClock { get }
}

protocol RouteClock {
    func now() -> Int
}

struct RouteParameters {
    let api: any RouteAPI
    let name: String
}

final class RouteFlow {
    private let parameters: RouteParameters
    init(parameters: RouteParameters) { self.parameters = parameters }
    func start() { RouteModel(parameters: parameters).refresh() }
}

final class RouteModel {
    private let parameters: RouteParameters
    init(parameters: RouteParameters) { self.parameters = parameters }
    func refresh() { print(parameters.name, parameters.api.routes()) }
}

final class DetourFlow {
    typealias Dependencies = HasRouteAPI & HasRouteClock
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func start() { DetourModel(dependencies: dependencies).refresh() }
}

final class DetourModel {
    private let dependencies: HasRouteAPI & HasRouteClock
    init(dependencies: HasRouteAPI & HasRouteClock) { self.dependencies = dependencies }
    func refresh() { print(dependencies.clock.now(), dependencies.api.routes()) }
}
