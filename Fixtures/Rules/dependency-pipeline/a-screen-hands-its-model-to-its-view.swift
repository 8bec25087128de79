// A view controller shows a SwiftUI view with its own model; so does a coordinator that was given the model of the one
// screen it shows. A type that is neither only carries it.

import SwiftUI
import UIKit

protocol AtlasAPI {
    func map() -> String
}

final class AtlasViewModel: ObservableObject {
    private let api: any AtlasAPI
    init(api: any AtlasAPI) { self.api = api }
    var text: String { api.map() }
}

struct AtlasView: View {
    @ObservedObject var model: AtlasViewModel
    var body: some View { Text(model.text) }
}

final class AtlasViewController: UIViewController {
    private let model: AtlasViewModel
    init(model: AtlasViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { addChild(UIHostingController(rootView: AtlasView(model: model))) }
}

final class AtlasCoordinator {
    private let model: AtlasViewModel
    private let navigation: UINavigationController
    init(model: AtlasViewModel, navigation: UINavigationController) {
        self.model = model
        self.navigation = navigation
    }
    func start() { navigation.pushViewController(UIHostingController(rootView: AtlasView(model: model)), animated: true) }
}

final class AtlasOpener {
    private let model: AtlasViewModel
    private let navigation: UINavigationController
    init(model: AtlasViewModel, navigation: UINavigationController) {
    //   ^ warning: [dependency-pipeline] {{AtlasOpener takes AtlasViewModel only to hand it on: AtlasOpener → AtlasView, which uses it}}
        self.model = model
        self.navigation = navigation
    }
    func open() { navigation.pushViewController(UIHostingController(rootView: AtlasView(model: model)), animated: true) }
}
