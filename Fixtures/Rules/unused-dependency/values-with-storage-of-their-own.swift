// A value that keeps what it holds in a class of its own, to be copied cheaply, is a value still.

import Foundation

struct Ledger {
    private final class Storage {
        var entries: [String] = []

        func add(_ entry: String) { entries.append(entry) }
    }

    private let storage = Storage()

    func add(_ entry: String) { storage.add(entry) }
}

struct Archive {
    fileprivate final class Shelf {
        func place(_ title: String) {}
    }

    fileprivate let shelf: Shelf

    func place(_ title: String) { shelf.place(title) }
}

final class Report {
    init(ledger: Ledger, archive: Archive) {}
}
