// What is made for a service that another initializer takes nobody need hand in: who has the service has its parts.
// only: self-made-dependency

protocol TideStoring {
    func save()
}

protocol TideCoding {
    func code()
}

final class TideCoder: TideCoding {
    private let format: String
    init(format: String) { self.format = format }
    func code() { print(format) }
}

final class TideStore: TideStoring {
    private let coder: any TideCoding
    init(coder: any TideCoding) { self.coder = coder }
    func save() { coder.code() }
}

final class TideService {
    private let store: any TideStoring
    init(store: any TideStoring) { self.store = store }
    init(format: String) { store = TideStore(coder: TideCoder(format: format)) }
    func record() { store.save() }
}

final class HarbourService {
    private let store: any TideStoring
    init(store: any TideStoring) { self.store = store }
    init(format: String) {
        let coder = TideCoder(format: format)
        store = TideStore(coder: coder)
    }
    func record() { store.save() }
}

final class BuoyService {
    private let store: any TideStoring
    init(store: (any TideStoring)?, format: String) {
        self.store = store ?? TideStore(coder: TideCoder(format: format))
    }
    func record() { store.save() }
}

// Nobody can hand in the store.
final class FloodService {
    private let store: any TideStoring
    init(format: String) { store = TideStore(coder: TideCoder(format: format)) }
    //                             ^ note: [self-made-dependency] {{FloodService creates TideStore, which it could be given}}
    func record() { store.save() }
}

// The store that is taken is another one.
final class EbbService {
    private let store: any TideStoring
    private let copies: any TideStoring
    init(store: any TideStoring, format: String) {
        self.store = store
        copies = TideStore(coder: TideCoder(format: format))
        //                        ^ note: [self-made-dependency] {{EbbService creates TideCoder, which it could be given}}
    }
    func record() {
        store.save()
        copies.save()
    }
}
