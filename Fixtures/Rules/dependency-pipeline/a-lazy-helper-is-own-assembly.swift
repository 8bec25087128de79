// What a lazy property builds and keeps is the type's own assembly, a view model's model as well; a flow is there to make
// screens and models, and a lazy one is its child.

protocol ShelfStoring {
    func books() -> [String]
}

final class ShelfCounter {
    private let store: any ShelfStoring
    init(store: any ShelfStoring) { self.store = store }
    func count() -> Int { store.books().count }
}

final class ShelfViewModel {
    private let store: any ShelfStoring
    private lazy var counter = ShelfCounter(store: store)
    private lazy var other: ShelfCounter = {
        let counter = ShelfCounter(store: store)
        return counter
    }()
    init(store: any ShelfStoring) { self.store = store }
    func text() -> String { "\(counter.count()) \(other.count())" }
}

final class LibraryFlow {
    private let store: any ShelfStoring
    private lazy var shelf = ShelfViewModel(store: store)
    init(store: any ShelfStoring) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{LibraryFlow takes ShelfStoring only to hand it on: LibraryFlow → ShelfViewModel → ShelfCounter, which uses it}}
    func text() -> String { shelf.text() }
}

final class ReadingRoomViewModel {
    private let store: any ShelfStoring
    private(set) lazy var shelf: ShelfViewModel = ShelfViewModel(store: store)
    init(store: any ShelfStoring) { self.store = store }
    var isOpen: Bool { !shelf.text().isEmpty }
}

final class StackRoomViewModel {
    private let store: any ShelfStoring
    private var shelf: ShelfViewModel?
    init(store: any ShelfStoring) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{StackRoomViewModel takes ShelfStoring only to hand it on: StackRoomViewModel → ShelfViewModel → ShelfCounter, which uses it}}
    func open() { shelf = ShelfViewModel(store: store) }
}
