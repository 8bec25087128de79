// A class that is compared and keeps a persistent model is an entity, though an initializer takes what makes or finds the
// model. Where it keeps no model, or nobody compares it, it works with what it takes.
// only: unused-dependency, dependency-pipeline, inline-assembly, self-made-dependency

import CoreData

final class PersonRow: NSManagedObject {
    @NSManaged var name: String?
}

protocol Erasable {
    func erase()
}

final class RowStore {
    let context: NSManagedObjectContext
    init(context: NSManagedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)) {
        self.context = context
    }
    func row() -> PersonRow { PersonRow(context: context) }
}

final class Person: Erasable, Hashable {
    private let row: PersonRow
    init(row: PersonRow) { self.row = row }
    init(name: String, store: RowStore = RowStore()) {
        row = store.row()
        row.name = name
    }
    var name: String { row.name ?? "" }
    func erase() { row.managedObjectContext?.delete(row) }
    static func == (one: Person, other: Person) -> Bool { one.row == other.row }
    func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

final class PeopleViewModel {
    private let people: [Person]
    private let chosen: Person?
    private let guest: Person
    init(people: [Person], chosen: Person?) {
        self.people = people
        self.chosen = chosen
        guest = Person(name: "Guest")
    }
    func next() -> BadgeViewModel { BadgeViewModel(people: people + [guest]) }
}

final class BadgeViewModel {
    private let people: [Person]
    init(people: [Person]) { self.people = people }
    var title: String { people.map(\.name).joined() }
}

// Nobody compares it.
final class Registrar {
    private let row: PersonRow
    init(store: RowStore) { row = store.row() }
    func rename(_ name: String) { row.name = name }
}
final class DeskViewModel {
    private let registrar: Registrar
    init(registrar: Registrar) { self.registrar = registrar }
    //   ^ warning: [unused-dependency] {{DeskViewModel takes Registrar and keeps it, but never uses it}}
}

// It keeps no model.
final class Usher: Hashable {
    private let seat: Int
    init(store: RowStore) { seat = store.row().name?.count ?? 0 }
    static func == (one: Usher, other: Usher) -> Bool { one.seat == other.seat }
    func hash(into hasher: inout Hasher) { hasher.combine(seat) }
    func lead() { print(seat) }
}
final class HallViewModel {
    private let usher: Usher
    init(usher: Usher) { self.usher = usher }
    //   ^ warning: [unused-dependency] {{HallViewModel takes Usher and keeps it, but never uses it}}
}
