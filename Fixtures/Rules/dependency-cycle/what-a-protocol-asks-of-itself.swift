// Whoever conforms to a protocol conforms to what that asks of `Self`, too: it is what a parameter of that type is
// handed. What it asks of an associated type, others conform to.
// only: dependency-cycle

protocol Fetching: AnyObject { func fetch() }
protocol Paging where Self: Fetching {
    func page()
}
final class Pager: Paging {
    private let list: List
    init(list: List) { self.list = list }
    //   ^ related: [dependency-cycle] {{Pager takes List}}
    func page() { list.reload() }
    func fetch() {}
}
final class List {
    private let source: Fetching
    init(source: Fetching) { self.source = source }
    //   ^ error: [dependency-cycle] {{Making List needs itself: List → Pager → List}}
    func reload() { source.fetch() }
}

protocol Storing: AnyObject { func store() }
protocol Sorting<Item> where Item: Storing {
    associatedtype Item
    func sort(_ item: Item)
}
final class Sorter<Item: Storing>: Sorting {
    private let bin: Bin
    init(bin: Bin) { self.bin = bin }
    func sort(_ item: Item) { bin.fill() }
}
final class Bin {
    private let storing: Storing
    init(storing: Storing) { self.storing = storing }
    func fill() { storing.store() }
}
