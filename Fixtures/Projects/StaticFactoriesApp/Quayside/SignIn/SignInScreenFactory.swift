import UIKit

@MainActor
enum SignInScreenFactory {
    static func makeSignInScreen(onSignedIn: @escaping () -> Void) -> UIViewController {
        let auth = AuthServiceFactory.create()
        let viewModel = SignInViewModel(auth: auth, onSignedIn: onSignedIn)
        return SignInViewController(viewModel: viewModel)
    }
}
