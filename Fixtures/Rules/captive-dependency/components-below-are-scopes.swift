// Needle: who shows screens keeps the component that makes them, be it of a project's own kind.
// only: captive-dependency

import NeedleFoundation

class PluginComponent<D>: PluginizedComponent<D, Plugins, CoreComponent> {}

final class RootComponent: BootstrapComponent {
    var screen: Screen { shared { Screen(gameComponent: gameComponent) } }
    var gameComponent: GameComponent { GameComponent(parent: self) }
}

final class GameComponent: PluginComponent<EmptyDependency> {
    var level = 1
    var board: Board { Board() }
}

final class Board {}

final class Screen {
    init(gameComponent: GameComponent) {}
}
