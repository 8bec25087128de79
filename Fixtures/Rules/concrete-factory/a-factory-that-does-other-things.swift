// What a factory by name is taken for does not matter: it is a factory to those who ask it for something else, too. A
// container is one only to those who let it make things.
// only: concrete-factory

final class QuaySession {
    func open() {}
}

final class QuaySessionFactory {
    private var count = 0
    func makeSession() -> QuaySession {
        count += 1
        return QuaySession()
    }
    func describe() -> String { "\(count) sessions" }
}

final class QuayModel {
    private let factory: QuaySessionFactory
    init(factory: QuaySessionFactory) { self.factory = factory }
    //   ^ note: [concrete-factory] {{QuayModel takes the factory QuaySessionFactory by its concrete type}}
    func open() {
        print(factory.describe())
        factory.makeSession().open()
    }
}
