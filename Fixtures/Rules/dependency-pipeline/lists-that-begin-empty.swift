// A list that begins empty says by its brackets what it lists: what keeps services in one is a dependency, and who makes it
// a factory.
// only: dependency-pipeline

protocol Ear {
    func hear(_ word: String)
}

final class Exchange {
    private var ears = [any Ear]()
    private var named = [String: any Ear]()
    func add(_ ear: any Ear) { ears.append(ear) }
    func tell(_ word: String) {
        ears.forEach { $0.hear(word) }
        named[word]?.hear(word)
    }
}

final class Jotter {
    private var words = [String]()
    func jot(_ word: String) { words.append(word) }
}

protocol ExchangeProvider {
    func createExchange(_ name: String) -> Exchange
}

protocol JotterProvider {
    func createJotter(_ name: String) -> Jotter
}

final class Porter: Ear {
    private let ear: any Ear
    private let name: String
    init(ear: any Ear, name: String) {
        self.ear = ear
        self.name = name
    }
    func hear(_ word: String) { ear.hear(name + word) }
}

final class Clerk {
    private let ear: any Ear
    private let name: String
    init(ear: any Ear, name: String) {
        self.ear = ear
        self.name = name
    }
    func hear(_ word: String) { ear.hear(name + word) }
    //                          ^ related: [dependency-pipeline] {{Clerk uses it}}
}

final class OwnExchangeProvider: ExchangeProvider {
    private let ear: any Ear
    init(ear: any Ear) { self.ear = ear }
    func createExchange(_ name: String) -> Exchange {
        let exchange = Exchange()
        exchange.add(Porter(ear: ear, name: name))
        return exchange
    }
}

final class Shelf {
    private var clerks = [Clerk]()
    func add(_ clerk: Clerk) { clerks.append(clerk) }
}

final class OwnJotterProvider: JotterProvider {
    private let ear: any Ear
    private let shelf: Shelf
    init(ear: any Ear, shelf: Shelf) {
    //   ^ warning: [dependency-pipeline] {{OwnJotterProvider takes Ear only to hand it on: OwnJotterProvider → Clerk, which uses it}}
        self.ear = ear
        self.shelf = shelf
    }
    func createJotter(_ name: String) -> Jotter {
        shelf.add(Clerk(ear: ear, name: name))
        //                   ^ related: [dependency-pipeline] {{OwnJotterProvider hands it to Clerk}}
        return Jotter()
    }
}
