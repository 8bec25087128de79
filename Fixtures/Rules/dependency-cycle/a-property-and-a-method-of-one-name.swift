// A call with labels means the method, not the lazy property of the same name that asks for its results.

final class Shelf {
    private let titles: [String]
    init(titles: [String]) { self.titles = titles }

    private lazy var longBooks: [ShelfBook] = books(for: titles.filter { $0.count > 40 })
    private lazy var books = { () -> [ShelfBook] in
        longBooks.isEmpty ? [] : longBooks
    }()

    private func books(for titles: [String]) -> [ShelfBook] { titles.map { ShelfBook(title: $0) } }

    func count() -> Int { books.count }
}

final class ShelfBook {
    let title: String
    init(title: String) { self.title = title }
}
