// A static that finds one of those which a shared instance has, if there is one, shares nothing: the way to the shared instance
// is told where it is gone. What gives out what another one holds, or keeps one itself, does.
// only: singleton

protocol Shelf: AnyObject {
    func has(_ book: String) -> Bool
}

final class Drawer: Shelf {
    func has(_ book: String) -> Bool { false }
}

final class Library {
    static let shared = Library()
    var shelves: [any Shelf] = []
    func shelf(of book: String) -> (any Shelf)? { shelves.first { $0.has(book) } }
}

struct ShelfPreference {
    static var shelf: (any Shelf)? {
        if let shelf = Library.shared.shelves.first(where: { $0.has("x") }) { return shelf }
        //             ^ warning: [singleton] {{ShelfPreference reaches the shared instance Library.shared}}
        return nil
    }
}

struct LibraryPreference {
    static var library: Library? { Library.shared }
}

final class BookModel {
    private let name: String
    init(name: String) { self.name = name }
    func pick() -> Bool { ShelfPreference.shelf?.has(name) ?? false }
    func count() -> Int { LibraryPreference.library?.shelves.count ?? 0 }
    //                    ^ warning: [singleton] {{BookModel reaches the shared instance LibraryPreference.library}}
}
