@MainActor
final class SignInViewModel {
    private let auth: any AuthService
    private let onSignedIn: () -> Void

    private(set) var passenger: Passenger?

    init(auth: any AuthService, onSignedIn: @escaping () -> Void) {
        self.auth = auth
        self.onSignedIn = onSignedIn
    }

    func signIn(name: String) async {
        passenger = try? await auth.signIn(name: name)
        if passenger != nil { onSignedIn() }
    }
}
