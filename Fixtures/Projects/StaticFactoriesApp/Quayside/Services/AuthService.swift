import Foundation

protocol AuthService: Sendable {
    func signIn(name: String) async throws -> Passenger
}

struct Passenger: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var name: String
}

final class RemoteAuthService: AuthService {
    private let fetcher: any HTTPFetching

    init(fetcher: any HTTPFetching) {
        self.fetcher = fetcher
    }

    func signIn(name: String) async throws -> Passenger {
        try JSONDecoder().decode(Passenger.self, from: await fetcher.fetch("passengers/\(name)"))
    }
}
