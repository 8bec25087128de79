// A number or text that a container gives out goes by the member that gives it; a service goes by its type.

import Factory

protocol RecipeAPI {
    func recipes()
}

final class LiveRecipeAPI: RecipeAPI {
    func recipes() {}
}

extension Container {
    var recipeAPI: Factory<any RecipeAPI> { self { LiveRecipeAPI() } }
    var pageSize: Factory<Int> { self { 20 } }
    var retryLimit: Factory<Int> { self { 3 } }
}

final class RecipeModel {
    private let api = Container.shared.recipeAPI()
    //                ^ warning: [service-locator] {{RecipeModel asks a locator for RecipeAPI}}
    private let pageSize = Container.shared.pageSize()
    //                     ^ warning: [service-locator] {{RecipeModel asks a locator for Container.pageSize}}

    func load() {
        let limit = Container.shared.retryLimit()
        //          ^ warning: [service-locator] {{RecipeModel asks a locator for Container.retryLimit}}
        for _ in 0..<limit where pageSize > 0 { api.recipes() }
    }
}

// Handed in.
final class RecipePager {
    private let pageSize: Int
    init(pageSize: Int) { self.pageSize = pageSize }
    func pages(of count: Int) -> Int { count / pageSize }
}
