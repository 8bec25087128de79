// A factory closure, an array of services and a parameter of a generic type are dependencies too.

final class DraftStore {
    func drafts() -> [String] { [] }
}

protocol ComposerPlugin {
    func install()
}

protocol SpellChecking {
    func check(_ text: String) -> Bool
}

final class ComposerFlow<Checker: SpellChecking> {
    private let makeStore: () -> DraftStore
    private let plugins: [any ComposerPlugin]
    private let checker: Checker

    init(
        makeStore: @escaping () -> DraftStore,
    //  ^ warning: [dependency-pipeline] {{ComposerFlow takes DraftStore only to hand it on: ComposerFlow → ComposerModel, which uses it}}
        plugins: [any ComposerPlugin],
    //  ^ warning: [dependency-pipeline] {{ComposerFlow takes ComposerPlugin only to hand it on: ComposerFlow → ComposerModel, which uses it}}
        checker: Checker
    //  ^ warning: [dependency-pipeline] {{ComposerFlow takes SpellChecking only to hand it on: ComposerFlow → ComposerModel, which uses it}}
    ) {
        self.makeStore = makeStore
        self.plugins = plugins
        self.checker = checker
    }

    func open() { ComposerModel(makeStore: makeStore, plugins: plugins, checker: checker).start() }
}

final class ComposerModel {
    private let makeStore: () -> DraftStore
    private let plugins: [any ComposerPlugin]
    private let checker: any SpellChecking

    init(makeStore: @escaping () -> DraftStore, plugins: [any ComposerPlugin], checker: any SpellChecking) {
        self.makeStore = makeStore
        self.plugins = plugins
        self.checker = checker
    }

    func start() {
        for plugin in plugins { plugin.install() }
        print(makeStore().drafts().filter(checker.check))
    }
}
