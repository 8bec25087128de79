import Foundation

protocol GardenNetwork: Sendable {
    func plants() async throws -> [Plant]
    func order(_ lines: [BasketLine], token: String) async throws -> Receipt
    func report(_ event: String) async
}

final class GardenAPI: GardenNetwork {
    private let session: URLSession
    private let base = URL(string: "https://api.seedling.example") ?? URL(fileURLWithPath: "/")

    init(session: URLSession) {
        self.session = session
    }

    func plants() async throws -> [Plant] {
        let (data, _) = try await session.data(from: base.appendingPathComponent("plants"))
        return try JSONDecoder().decode([Plant].self, from: data)
    }

    func order(_ lines: [BasketLine], token: String) async throws -> Receipt {
        var request = URLRequest(url: base.appendingPathComponent("orders"))
        request.httpMethod = "POST"
        request.setValue(token, forHTTPHeaderField: "Payment-Token")
        request.httpBody = try JSONEncoder().encode(lines)
        let (data, _) = try await session.data(for: request)
        return try JSONDecoder().decode(Receipt.self, from: data)
    }

    func report(_ event: String) async {
        var request = URLRequest(url: base.appendingPathComponent("events"))
        request.httpBody = Data(event.utf8)
        _ = try? await session.data(for: request)
    }
}
