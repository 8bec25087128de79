import GardenCore

@MainActor
final class SignInViewModel {
    private let session: any SessionKeeping
    private let onSignedIn: () -> Void

    init(session: any SessionKeeping, onSignedIn: @escaping () -> Void) {
        self.session = session
        self.onSignedIn = onSignedIn
    }

    func signIn(name: String) {
        session.signIn(name: name)
        onSignedIn()
    }
}
