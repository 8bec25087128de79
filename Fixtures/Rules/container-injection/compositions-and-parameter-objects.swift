// A composition of Has-protocols and a parameter object name what is needed, whoever conforms to them.

protocol CinemaAPI {
    func load()
}

protocol CinemaTracking {
    func track()
}

protocol HasCinemaAPI {
    var api: any CinemaAPI { get }
}

protocol HasCinemaTracking {
    var tracking: any CinemaTracking { get }
}

final class CinemaModel {
    typealias Dependencies = HasCinemaAPI & HasCinemaTracking
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func open() { dependencies.api.load(); dependencies.tracking.track() }
}

struct TicketParameters {
    let api: any CinemaAPI
    let seat: Int
}

final class TicketModel {
    private let parameters: TicketParameters
    init(parameters: TicketParameters) { self.parameters = parameters }
    func open() { if parameters.seat > 0 { parameters.api.load() } }
}
