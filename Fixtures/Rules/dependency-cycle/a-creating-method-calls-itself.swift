// A creating method calls itself and passes nothing new on: it was meant to call another one.

protocol SessionFactory {
    func makeSession() -> SeaSession
}

final class LiveSessionFactory: SessionFactory {
    func makeSession() -> SeaSession {
        let session = makeSession()
        //            ^ error: [dependency-cycle] {{makeSession}}
        session.open()
        return session
    }
}

final class SeaSession {
    func open() {}
}
