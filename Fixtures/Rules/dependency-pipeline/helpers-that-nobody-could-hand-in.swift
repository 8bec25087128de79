// Helpers that are asked at once and that nobody could hand in: generic over what is asked through them or what the occasion
// brings, or filled in steps; be they kept. Given away, they are steps on the way all the same.
// only: dependency-pipeline

protocol Query {
    func fetch() -> [Int]
}

protocol Depot {
    func hasRoom() -> Bool
}

struct LocalQuery: Query {
    let page: Int
    func fetch() -> [Int] { [page] }
}

final class QueryStore<Asked: Query> {
    private let query: Asked
    private let depot: (any Depot)?
    init(query: Asked, depot: (any Depot)? = nil) {
        self.query = query
        self.depot = depot
    }
    func values() -> [Int] { depot?.hasRoom() == false ? [] : query.fetch() }
    //                       ^ related: [dependency-pipeline] {{QueryStore uses it}}
}

// Puts what it has into the form that is asked.
final class NewsDesk<Asked: Query> {
    private let query: Asked
    init(query: Asked) { self.query = query }
    func news() -> [Int] { QueryStore(query: query).values() }
}

// What is asked is of the occasion, and so is the store of it.
final class PageDesk {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }
    func page(_ number: Int) -> [Int] {
        let query = LocalQuery(page: number)
        return QueryStore(query: query, depot: depot).values()
    }
}

final class KeptPageDesk {
    private let depot: any Depot
    private var store: QueryStore<LocalQuery>?
    init(depot: any Depot) { self.depot = depot }
    func page(_ number: Int) -> [Int] {
        let query = LocalQuery(page: number)
        let store = QueryStore(query: query, depot: depot)
        self.store = store
        return store.values()
    }
}

final class GivenPageDesk {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }
    //   ^ warning: [dependency-pipeline] {{GivenPageDesk takes Depot only to hand it on: GivenPageDesk → QueryStore, which uses it}}
    func begin(_ number: Int) -> QueryStore<LocalQuery> {
        QueryStore(query: LocalQuery(page: number), depot: depot)
        //                                                 ^ related: [dependency-pipeline] {{GivenPageDesk hands it to QueryStore}}
    }
}

final class CrateBuilder {
    private let depot: any Depot
    private var rows = 0
    init(depot: any Depot) { self.depot = depot }
    func row() -> Self {
        rows += 1
        return self
    }
    func build() -> Int { depot.hasRoom() ? rows : 0 }
}

final class PressBuilder {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }
    func count() -> Int { depot.hasRoom() ? 1 : 0 }
    //                    ^ related: [dependency-pipeline] {{PressBuilder uses it}}
}

final class CrateDesk {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }
    func pack() -> Int {
        let builder = CrateBuilder(depot: depot)
        return builder.row().row().build()
    }
}

final class PressDesk {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }
    //   ^ warning: [dependency-pipeline] {{PressDesk takes Depot only to hand it on: PressDesk → PressBuilder, which uses it}}
    func count() -> Int { PressBuilder(depot: depot).count() }
    //                                        ^ related: [dependency-pipeline] {{PressDesk hands it to PressBuilder}}
}
