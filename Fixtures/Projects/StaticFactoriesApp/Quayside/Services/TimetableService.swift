import Foundation

protocol TimetableService: Sendable {
    func departures() async throws -> [Departure]
}

struct Departure: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var harbour: String
    var leavesAt: Date
    var farePence: Int
}

final class RemoteTimetableService: TimetableService {
    private let fetcher: any HTTPFetching

    init(fetcher: any HTTPFetching) {
        self.fetcher = fetcher
    }

    func departures() async throws -> [Departure] {
        let all = try JSONDecoder().decode([Departure].self, from: await fetcher.fetch("departures"))
        return all.filter { $0.leavesAt > Date.now }.sorted { $0.leavesAt < $1.leavesAt }
    }
}
