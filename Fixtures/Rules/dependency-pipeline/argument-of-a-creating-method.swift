// The service goes into a method of a factory that makes the next screen.

import UIKit

protocol RecipeAPI {
    func recipe(id: Int) -> String
}

protocol RecipeScreenFactory {
    func makeRecipeViewController(id: Int, api: any RecipeAPI) -> RecipeViewController
}

struct LiveRecipeScreenFactory: RecipeScreenFactory {
    func makeRecipeViewController(id: Int, api: any RecipeAPI) -> RecipeViewController {
        RecipeViewController(id: id, api: api)
    }
}

final class RecipeCoordinator {
    private let api: any RecipeAPI
    private let factory: any RecipeScreenFactory
    private let navigation: UINavigationController

    init(api: any RecipeAPI, factory: any RecipeScreenFactory, navigation: UINavigationController) {
    //   ^ warning: [dependency-pipeline] {{RecipeCoordinator takes RecipeAPI only to hand it on: RecipeCoordinator → RecipeScreenFactory}}
        self.api = api
        self.factory = factory
        self.navigation = navigation
    }

    func open(id: Int) {
        navigation.pushViewController(factory.makeRecipeViewController(id: id, api: api), animated: true)
    }
}

final class RecipeViewController: UIViewController {
    private let id: Int
    private let api: any RecipeAPI
    init(id: Int, api: any RecipeAPI) {
        self.id = id
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { title = api.recipe(id: id) }
}
