// What the type's own creating method makes from it is the type's doing: kept, or handed on.

protocol QuarryStoring {
    func stones() -> [String]
}

final class QuarryCounter {
    private let store: any QuarryStoring
    init(store: any QuarryStoring) { self.store = store }
    func count() -> Int { store.stones().count }
}

final class QuarryModel {
    private let counter: QuarryCounter
    init(store: any QuarryStoring) { counter = Self.makeCounter(store: store) }
    func text() -> String { "\(counter.count())" }

    private static func makeCounter(store: any QuarryStoring) -> QuarryCounter { QuarryCounter(store: store) }
}

final class QuarryFlow {
    private let store: any QuarryStoring
    init(store: any QuarryStoring) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{QuarryFlow → QuarryModel → QuarryCounter}}
    func start() { print(makeModel(store: store).text()) }

    private func makeModel(store: any QuarryStoring) -> QuarryModel { QuarryModel(store: store) }
}
