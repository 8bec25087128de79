// Property injection of a child hands the service on as well.

import UIKit

protocol PhotoStoring {
    func photos() -> [String]
}

final class PhotoCoordinator {
    private let store: any PhotoStoring
    private let navigation: UINavigationController

    init(store: any PhotoStoring, navigation: UINavigationController) {
    //   ^ warning: [dependency-pipeline] {{PhotoCoordinator takes PhotoStoring only to hand it on: PhotoCoordinator → PhotoGridViewController, which uses it}}
        self.store = store
        self.navigation = navigation
    }

    func start() {
        let grid = PhotoGridViewController()
        grid.store = store
        navigation.pushViewController(grid, animated: true)
    }
}

final class PhotoGridViewController: UIViewController {
    var store: (any PhotoStoring)?
    override func viewDidLoad() { title = store?.photos().first }
}
