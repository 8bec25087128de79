import Cleanse

/// The graph of an app that plans evening walks.
struct LanternComponent: RootComponent {
    typealias Root = LanternApp

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: WalkModule.self)
        binder.include(module: GuideModule.self)
        binder.install(dependency: WalkerComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<LanternApp>) -> BindingReceipt<LanternApp> {
        bind.to(factory: LanternApp.init)
    }
}

/// What belongs to one person: its seed is there to be asked for.
struct WalkerComponent: Component {
    typealias Scope = WalkerScope
    typealias Seed = Walker
    typealias Root = WalkerDiary

    static func configure(binder: Binder<WalkerScope>) {
        binder.bind(WalkerNotes.self).sharedInScope().to(factory: WalkerNotes.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<WalkerDiary>) -> BindingReceipt<WalkerDiary> {
        bind.to { (walker: Walker, notes: WalkerNotes) in WalkerDiary(walker: walker, notes: notes) }
    }
}

struct WalkerScope: Scope {}
