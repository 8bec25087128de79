// Who takes a composition of protocols needs each of them to be made; one that may be left out is no need.
// only: dependency-cycle

protocol Printing: AnyObject {
    func emit()
}

protocol Folding: AnyObject {
    func fold()
}

final class Press: Printing, Folding {
    private let desk: Desk

    init(desk: Desk) { self.desk = desk }
    //   ^ related: [dependency-cycle] {{Press takes Desk}}

    func emit() { desk.sign() }
    func fold() { desk.sign() }
}

final class Desk {
    private let machine: Printing & Folding

    init(machine: Printing & Folding) { self.machine = machine }
    //   ^ error: [dependency-cycle] {{Making Desk needs itself: Desk → Press → Desk}}

    func sign() { machine.emit() }
}

protocol Binding: AnyObject {
    func bind()
}

protocol Gluing: AnyObject {
    func glue()
}

final class Bindery: Binding, Gluing {
    private let shelf: Shelf

    init(shelf: Shelf) { self.shelf = shelf }

    func bind() { shelf.sort() }
    func glue() { shelf.sort() }
}

final class Shelf {
    private let binder: (Binding & Gluing)?

    init(binder: (Binding & Gluing)? = nil) { self.binder = binder }

    func sort() { binder?.bind() }
}
