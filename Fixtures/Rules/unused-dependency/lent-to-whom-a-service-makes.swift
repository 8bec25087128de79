// A service that is kept `unowned` by what it makes itself, be it for a moment, is a way back. By others it is kept as
// any other dependency is.
// only: unused-dependency

final class TideStorage {
    private var count = 0
    func open() {
        count += 1
        Importer(storage: self).run()
    }
}

final class Importer {
    private unowned let storage: TideStorage
    init(storage: TideStorage) { self.storage = storage }
    func run() { print("Import") }
}

final class Reader {
    private unowned let storage: TideStorage
    init(storage: TideStorage) { self.storage = storage }
    //   ^ warning: [unused-dependency] {{Reader takes TideStorage and keeps it, but never uses it}}
    func run() { print("Read") }
}

final class Writer {
    private unowned let storage: TideStorage
    init(storage: TideStorage) { self.storage = storage }
    func run() { storage.open() }
}
