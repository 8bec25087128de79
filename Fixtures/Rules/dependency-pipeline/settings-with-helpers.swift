// What a type reads of the settings that it was given is its own to hand on, be they declared in it, and whatever static function
// helps to make them. A setting that hands on itself what it was given is told.
// only: dependency-pipeline

protocol Chimes {
    func strike() -> Int
}
protocol Vault {
    func read() -> String
}

final class Agenda {
    private let chimes: any Chimes
    init(chimes: any Chimes) { self.chimes = chimes }
    func hour() -> Int { chimes.strike() }
    //                   ^ related: [dependency-pipeline] {{Agenda uses it}}
}

final class Tower {
    struct Settings {
        let vault: any Vault
        let chimes: any Chimes

        private static func address(of name: String) -> String { "tower://" + name }

        init(vault: any Vault, chimes: any Chimes) {
            self.vault = vault
            self.chimes = chimes
            print(Self.address(of: vault.read()))
        }
    }

    private let settings: Settings
    init(settings: Settings) { self.settings = settings }
    //   ^ warning: [dependency-pipeline] {{Tower reads chimes of Tower.Settings only to hand it on}}
    func makeAgenda() -> Agenda { Agenda(chimes: settings.chimes) }
    //                                           ^ related: [dependency-pipeline] {{chimes is handed to Agenda}}
    func key() -> String { settings.vault.read() }
}

final class Belfry {
    struct Settings {
        let vault: any Vault
        let chimes: any Chimes
        static func describe(_ name: String) -> String { "belfry://" + name }
    }

    private let settings: Settings
    init(settings: Settings) { self.settings = settings }
    func makeAgenda() -> Agenda { Agenda(chimes: settings.chimes) }
    func key() -> String { settings.vault.read() + Settings.describe("key") }
}

final class Spire {
    struct Settings {
        private let vault: any Vault
        private let chimes: any Chimes
        init(vault: any Vault, chimes: any Chimes) {
        //                     ^ warning: [dependency-pipeline] {{Spire.Settings takes Chimes only to hand it on: Spire.Settings → Agenda, which uses it}}
            self.vault = vault
            self.chimes = chimes
        }
        func agenda() -> Agenda { Agenda(chimes: chimes) }
        //                                       ^ related: [dependency-pipeline] {{Spire.Settings hands it to Agenda}}
        func key() -> String { vault.read() }
    }

    private let settings: Settings
    init(settings: Settings) { self.settings = settings }
    func hour() -> Int { settings.agenda().hour() + settings.key().count }
}
