// What an initializer makes and keeps in another form is its own assembly; what gives it a plain value is none.
// only: dependency-pipeline

protocol Disk {
    func read() -> Int
}

protocol Shelving {
    func find() -> Int
}

extension Shelving {
    func asAnyShelf() -> AnyShelf { AnyShelf(self) }
    func count() -> Int { find() }
}

final class AnyShelf: Shelving {
    private let shelf: any Shelving
    init(_ shelf: any Shelving) { self.shelf = shelf }
    func find() -> Int { shelf.find() }
}

final class Shelf: Shelving {
    private let disk: any Disk
    init(disk: any Disk) { self.disk = disk }
    func find() -> Int { disk.read() }
}

final class Reader {
    private let shelf: AnyShelf
    init(shelf: AnyShelf) { self.shelf = shelf }
    func read() -> Int { shelf.find() }
}

final class Library {
    private let shelf: AnyShelf
    init(disk: any Disk) { shelf = Shelf(disk: disk).asAnyShelf() }
    func find() -> Int { shelf.find() }
}

final class Archive {
    private let reader: Reader
    init(disk: any Disk) {
        let shelf = Shelf(disk: disk).asAnyShelf()
        reader = Reader(shelf: shelf)
    }
    func read() -> Int { reader.read() }
}

final class Register {
    private let count: Int
    init(disk: any Disk) {
    //   ^ warning: [dependency-pipeline] {{Register takes Disk only to hand it on: Register → Shelf, which uses it}}
        count = Shelf(disk: disk).count()
    }
    func size() -> Int { count }
}

final class Hall {
    init(disk: any Disk) {
    //   ^ warning: [dependency-pipeline] {{Hall takes Disk only to hand it on: Hall → Shelf, which uses it}}
        print(Shelf(disk: disk).asAnyShelf().find())
    }
}
