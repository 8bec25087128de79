// What another initializer of the type takes can be handed in already.
// only: inline-assembly

protocol Shield {
    func add(_ rule: String)
}

protocol Importing {
    func run()
}

final class Importer: Importing {
    private let shield: any Shield
    init(shield: any Shield) { self.shield = shield }
    func run() { shield.add("") }
}

final class ImportService {
    private let shield: any Shield
    private let importer: any Importing
    init(shield: any Shield) {
        self.shield = shield
        importer = Importer(shield: shield)
    }
    init(shield: any Shield, importer: any Importing) {
        self.shield = shield
        self.importer = importer
    }
    func apply() {
        shield.add("")
        importer.run()
    }
}

final class ExportService {
    private let shield: any Shield
    private let importer: any Importing
    init(shield: any Shield) {
        self.shield = shield
        importer = Importer(shield: shield)
        //         ^ note: [inline-assembly] {{ExportService builds Importer out of its own dependencies}}
    }
    func apply() {
        shield.add("")
        importer.run()
    }
}

// What is made lazily is made for those who hand nothing in; of another property of that type an initializer says nothing.
final class LazyImportService {
    private let shield: any Shield
    init(shield: any Shield) {
        self.shield = shield
        shield.add("")
    }
    convenience init(shield: any Shield, importer: any Importing) {
        self.init(shield: shield)
        self.importer = importer
    }
    private lazy var importer: any Importing = Importer(shield: shield)
    func apply() { importer.run() }
}

final class ClosureImportService {
    private let shield: any Shield
    init(shield: any Shield) {
        self.shield = shield
        shield.add("")
    }
    init(shield: any Shield, importer: any Importing) {
        self.shield = shield
        self.importer = importer
    }
    private lazy var importer: any Importing = {
        let importer = Importer(shield: shield)
        return importer
    }()
    func apply() { importer.run() }
}

final class SpareImportService {
    private let shield: any Shield
    private let spare: any Importing
    init(shield: any Shield, spare: any Importing) {
        self.shield = shield
        self.spare = spare
        shield.add("")
    }
    private lazy var importer: any Importing = Importer(shield: shield)
    //                                         ^ note: [inline-assembly] {{SpareImportService builds Importer out of its own dependencies}}
    func apply() {
        importer.run()
        spare.run()
    }
}
