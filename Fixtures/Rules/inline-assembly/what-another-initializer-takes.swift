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
        //         ^ note: [inline-assembly] {{ExportService builds Importer}}
    }
    func apply() {
        shield.add("")
        importer.run()
    }
}
