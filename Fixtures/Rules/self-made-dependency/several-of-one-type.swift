// What there are several of, each made by arguments of its own, is no service; one of a kind is, and so are two that nothing
// tells apart.
// only: self-made-dependency

protocol Shown {
    func show()
}

final class Section: Shown {
    private let title: String
    init(title: String) { self.title = title }
    func show() { print(title) }
}

final class Ledger: Shown {
    private let name: String
    init(name: String) { self.name = name }
    func show() { print(name) }
}

final class Clerk: Shown {
    func show() {}
}

final class SharingViewModel {
    private let people: Section
    private let links = Section(title: "Links")
    private let ledger = Ledger(name: "shares")
    //                   ^ note: [self-made-dependency] {{SharingViewModel creates Ledger, which it could be given}}
    private let first = Clerk()
    //                  ^ note: [self-made-dependency] {{SharingViewModel creates Clerk, which it could be given, in 2 places}}
    private let second = Clerk()
    //                   ^ related: [self-made-dependency] {{also creates Clerk here}}
    init() {
        people = Section(title: "People")
        Section(title: "Others").show()
    }
    func show() {
        people.show()
        links.show()
        ledger.show()
        first.show()
        second.show()
    }
}
