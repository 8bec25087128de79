import Foundation

public protocol GardenNetwork: Sendable {
    func plants() async throws -> [Plant]
    func order(_ lines: [BasketLine], token: String) async throws -> Receipt
    func report(_ event: String) async
}

@MainActor
public protocol SessionKeeping: AnyObject {
    var isSignedIn: Bool { get }
    func signIn(name: String)
    func signOut()
}

@MainActor
public protocol BasketStoring: AnyObject {
    var lines: [BasketLine] { get }
    func add(_ plant: Plant)
    func empty()
}

@MainActor
public protocol PictureLoading {
    func picture(at url: URL) async throws -> Data
}

@MainActor
public protocol PaymentTaking {
    func pay(_ lines: [BasketLine]) async throws -> Receipt
}

@MainActor
public protocol EventTracking {
    func track(_ event: String)
}
