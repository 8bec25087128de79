// A creating method calls itself and passes nothing new on: it was meant to call another one.

protocol SessionFactory {
    func makeSession() -> SeaSession
}

final class LiveSessionFactory: SessionFactory {
    func makeSession() -> SeaSession {
        let session = makeSession()
        //            ^ error: [dependency-cycle] {{Producing LiveSessionFactory.makeSession needs itself: makeSession → makeSession}}
        session.open()
        return session
    }
}

final class SeaSession {
    func open() {}
}

// Behind a way out a call is one that ends some day.

final class DinghyFactory {
    private var spare: [DinghyStore] = []

    func makeDinghyStore() -> DinghyStore {
        guard let store = spare.popLast() else { return DinghyStore() }
        if store.isWorn { return store }
        return makeDinghyStore()
    }
}

final class DinghyStore {
    var isWorn = false
    func row() { isWorn = true }
}
