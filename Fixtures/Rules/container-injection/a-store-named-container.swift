// What is built upon a service of the platform is that service, though it be called container and make parts of itself.

//- Sources/App/PersistentContainer.swift
import CoreData

final class Space {
    private let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) { self.context = context }
    func clear() { context.reset() }
}

final class Shelf {
    private let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) { self.context = context }
    func clear() { context.reset() }
}

final class PersistentContainer: NSPersistentContainer, @unchecked Sendable {
    lazy var space = Space(context: viewContext)
    lazy var shelf = Shelf(context: viewContext)
}

final class HistoryService {
    private let container: PersistentContainer
    init(container: PersistentContainer) { self.container = container }
    func clear() {
        container.space.clear()
        container.shelf.clear()
        container.viewContext.reset()
    }
}

final class PartsContainer {
    lazy var space = Space(context: NSManagedObjectContext(.mainQueue))
    lazy var shelf = Shelf(context: NSManagedObjectContext(.mainQueue))
}

final class PartsService {
    private let container: PartsContainer
    init(container: PartsContainer) { self.container = container }
    //   ^ warning: [container-injection] {{PartsService takes the whole container PartsContainer}}
    func clear() {
        container.space.clear()
        container.shelf.clear()
    }
}
