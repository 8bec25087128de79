// What a registration answers for besides goes by a tag of its own, or by none.
// only: duplicate-registration

import Dip

protocol Copying {
    func copy()
}
protocol Pasting {
    func paste()
}
final class Clipboard: Copying, Pasting {
    func copy() {}
    func paste() {}
}
final class Board: Copying, Pasting {
    func copy() {}
    func paste() {}
}

let container = DependencyContainer { container in
    container.register { Clipboard() }.implements(Copying.self, tag: "a").implements(Pasting.self)
    container.register { Board() }.implements(Copying.self, tag: "b").implements(Pasting.self, tag: "b")
}
let other = DependencyContainer { container in
    container.register { Clipboard() }.implements(Copying.self)
    container.register(tag: "b") { Board() }.implements(Copying.self)
    //                                                  ^ warning: [duplicate-registration] {{Fixture.swift registers Copying a second time}}
}
