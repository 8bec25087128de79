// A project that is older than Swift's `Identifiable` declares it itself: what is told from others is an entity all the same. What
// asks for more, or bears another name, says nothing of the kind.

//- Sources/Kitchen/Identifiable.swift
protocol Identifiable {
    associatedtype ID: Hashable
    var id: ID { get }
}

//- Sources/Kitchen/Recipes.swift
protocol Mapped: Identifiable {
    var fields: [String: Any] { get }
    init(fields: [String: Any])
    func update(fields: [String: Any])
}

final class Recipe: Mapped {
    var id = 0
    var text = ""
    var fields: [String: Any] { ["id": id, "text": text] }
    init(fields: [String: Any]) { update(fields: fields) }
    func update(fields: [String: Any]) { id = fields["id"] as? Int ?? 0 }
}

protocol RecipeStoring { func save(_ recipe: Recipe) }
protocol Haptics { func tap() }
protocol Voice { func say() }
protocol Lamp { func blink() }

final class RecipePresenter {
    private let store: any RecipeStoring
    private let haptics: any Haptics
    private let voice: any Voice
    private let lamp: any Lamp
    private let recipe: Recipe

    init(recipe: Recipe, store: any RecipeStoring, haptics: any Haptics, voice: any Voice, lamp: any Lamp) {
        self.recipe = recipe
        self.store = store
        self.haptics = haptics
        self.voice = voice
        self.lamp = lamp
    }

    func save() {
        store.save(recipe)
        haptics.tap()
        voice.say()
        lamp.blink()
    }
}

//- Sources/Kitchen/Ovens.swift
protocol Numbered {
    var id: Int { get }
    func reset()
}

protocol Heating: Numbered {
    init(fields: [String: Any])
    func heat(fields: [String: Any])
}

final class Oven: Heating {
    var id = 0
    init(fields: [String: Any]) { heat(fields: fields) }
    func heat(fields: [String: Any]) { id = fields["id"] as? Int ?? 0 }
    func reset() { id = 0 }
}

final class OvenPresenter {
    private let store: any RecipeStoring
    private let haptics: any Haptics
    private let voice: any Voice
    private let lamp: any Lamp
    private let oven: Oven

    init(oven: Oven, store: any RecipeStoring, haptics: any Haptics, voice: any Voice, lamp: any Lamp) {
//  ^ warning: [massive-initializer] {{OvenPresenter takes 5 dependencies, more than 4: Oven, RecipeStoring, Haptics, Voice, Lamp}}
        self.oven = oven
        self.store = store
        self.haptics = haptics
        self.voice = voice
        self.lamp = lamp
    }

    func heat() {
        oven.reset()
        store.save(Recipe(fields: oven.id == 0 ? [:] : ["id": oven.id]))
        haptics.tap()
        voice.say()
        lamp.blink()
    }
}
