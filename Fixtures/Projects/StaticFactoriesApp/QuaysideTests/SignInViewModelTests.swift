import Foundation
import Testing

@testable import Quayside

@MainActor
struct SignInViewModelTests {
    @Test func aKnownPassengerComesAboard() async {
        let viewModel = SignInViewModel(auth: AuthServiceStub()) {}
        await viewModel.signIn(name: "Ada")
        #expect(viewModel.passenger?.name == "Ada")
    }
}

private struct AuthServiceStub: AuthService {
    func signIn(name: String) async throws -> Passenger { Passenger(id: UUID(), name: name) }
}
