// A struct of plain values is data, however it is called. With a method, a closure, or something computed, the
// suffix counts.

struct RowViewModel {
    let title: String
    let subtitle: String?
}

struct TitleStore {
    let title: String
    func save() {}
}

struct CountCache {
    let limit: Int
    var count: Int { limit }
}

struct BuzzClient {
    let buzz: () -> Void
}

struct RowsShown {
    let rows: [RowViewModel]
}

final class RowPrinter {
    init(row: RowViewModel) {}
    func run() {}
}

final class TitlePrinter {
    init(store: TitleStore) {}
    //   ^ warning: [unused-dependency] {{TitlePrinter takes TitleStore, but never uses it}}
    func run() {}
}

final class CountPrinter {
    init(cache: CountCache) {}
    //   ^ warning: [unused-dependency] {{CountPrinter takes CountCache, but never uses it}}
    func run() {}
}

final class BuzzPrinter {
    init(client: BuzzClient) {}
    //   ^ warning: [unused-dependency] {{BuzzPrinter takes BuzzClient, but never uses it}}
    func run() {}
}
