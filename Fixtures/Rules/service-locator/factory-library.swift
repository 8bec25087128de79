// Factory's shared container is a global one outside of registrations.

import Factory

protocol RecipeAPI {
    func recipes()
}

final class LiveRecipeAPI: RecipeAPI {
    func recipes() {}
}

extension Container {
    var recipeAPI: Factory<any RecipeAPI> { self { LiveRecipeAPI() } }
}

final class RecipeModel {
    private let api = Container.shared.recipeAPI()
    //                ^ warning: [service-locator] {{RecipeModel asks a locator for RecipeAPI}}
    func load() { api.recipes() }
}
