// What a method puts another one in the place of, which it is handed, is state that begins somewhere, be it private.
// only: self-made-dependency, inline-assembly

protocol Filtering {
    func active() -> [String]
}

final class Filters: Filtering {
    var from: Int?
    private var names: [String] = []
    func add(_ name: String) { names.append(name) }
    func active() -> [String] { names }
}

final class SearchPresenter {
    private var filters = Filters()
    func clear() { filters = Filters() }
    func apply(_ filters: Filters) { self.filters = filters }
    func show() -> [String] { filters.active() }
}

final class ListPresenter {
    private var filters = Filters()
    //                    ^ note: [self-made-dependency] {{ListPresenter creates Filters, which it could be given}}
    func clear() { filters = Filters() }
    func show() -> [String] { filters.active() }
}

final class PagePresenter {
    private let filters = Filters()
    //                    ^ note: [self-made-dependency] {{PagePresenter creates Filters, which it could be given}}
    func show() -> [String] { filters.active() }
}
