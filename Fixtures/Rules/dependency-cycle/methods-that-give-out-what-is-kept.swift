// A container's method that gives out a property asks for it, whatever it is called; one that tells what there is already asks for nothing.
// only: dependency-cycle

protocol Searching {
    func search()
}
protocol Setting {
    func set()
}
final class Searches: Searching {
    private let settings: any Setting
    init(settings: any Setting) { self.settings = settings }
    func search() { settings.set() }
}
final class Settings: Setting {
    private let searches: any Searching
    init(searches: any Searching) { self.searches = searches }
    func set() { searches.search() }
}

final class LazyContainer {
    private lazy var settings = Settings(searches: getSearches())
    private lazy var searches = Searches(settings: getSettings())
    func getSearches() -> any Searching { searches }
    //                                    ^ error: [dependency-cycle] {{Producing LazyContainer.getSearches needs itself: getSearches → searches → getSettings → settings → getSearches}}
    func getSettings() -> any Setting { settings }
}

final class StaticContainer {
    static let shared = StaticContainer()
    private static let settings = Settings(searches: shared.getSearches())
    private static let searches = Searches(settings: StaticContainer.shared.getSettings())
    func getSearches() -> any Searching { Self.searches }
    //                                    ^ error: [dependency-cycle] {{Producing StaticContainer.getSearches needs itself: getSearches → searches → getSettings → settings → getSearches}}
    func getSettings() -> any Setting { Self.settings }
}

final class LaterSettings: Setting {
    private let searches: () -> any Searching
    init(searches: @escaping () -> any Searching) { self.searches = searches }
    func set() { searches().search() }
}
final class LaterContainer {
    private lazy var settings = LaterSettings(searches: { [unowned self] in getSearches() })
    private lazy var searches = Searches(settings: getSettings())
    func getSearches() -> any Searching { searches }
    func getSettings() -> any Setting { settings }
}
