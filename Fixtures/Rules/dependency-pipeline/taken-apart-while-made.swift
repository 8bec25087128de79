// What an initializer makes, and keeps parts of, or gives parts of to its superclass, is its own assembly; what it only
// reads a value from is none.

protocol Disk {
    func read() -> Int
}

final class Index {
    private let disk: any Disk
    init(disk: any Disk) { self.disk = disk }
    func find() -> Int { disk.read() }
}

final class Services {
    let index: Index
    let count: Int
    init(disk: any Disk) {
        index = Index(disk: disk)
        count = disk.read()
    }
}

final class Library {
    private let index: Index
    private let count: Int
    init(disk: any Disk) {
        let services = Services(disk: disk)
        index = services.index
        count = services.count
    }
    func find() -> Int { index.find() + count }
}

final class Register {
    private let count: Int
    init(disk: any Disk) {
    //   ^ warning: [dependency-pipeline] {{Register takes Disk only to hand it on: Register → Services, which uses it}}
        let services = Services(disk: disk)
        count = services.count
    }
    func size() -> Int { count }
}

class Sheet {
    private let rows: [Int]
    init(rows: [Int]) { self.rows = rows }
}

final class Content {
    let rows: [Int]
    init(disk: any Disk) { rows = [disk.read()] }
}

final class Page: Sheet {
    init(disk: any Disk) {
        let content = Content(disk: disk)
        super.init(rows: content.rows)
    }
}

final class Leaf: Sheet {
    init(disk: any Disk) { super.init(rows: Content(disk: disk).rows) }
}

final class Cover: Sheet {
    init(disk: any Disk) {
    //   ^ warning: [dependency-pipeline] {{Cover takes Disk only to hand it on: Cover → Content, which uses it}}
        let content = Content(disk: disk)
        print(content.rows)
        super.init(rows: [])
    }
}
