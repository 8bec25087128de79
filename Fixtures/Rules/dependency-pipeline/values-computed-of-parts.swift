// A value that asks while it is made and keeps nothing of it is computed: an enum that decides, what a cell shows, and what
// computes its parts likewise. Where a part keeps it, it is handed on.
// only: dependency-pipeline

protocol ScriptStore {
    func script(_ token: String) -> String?
}

enum Handling {
    case scripted, plain
    init(token: String, store: any ScriptStore) {
        if store.script(token) != nil { self = .scripted } else { self = .plain }
    }
}

struct TokenCellViewModel {
    let title: String
    init(token: String, store: any ScriptStore) { title = store.script(token) ?? token }
    init(number: Int, store: any ScriptStore) { self.init(token: "#\(number)", store: store) }
}

struct Line {
    let text: String
    init?(token: String, store: any ScriptStore) {
        guard let text = store.script(token) else { return nil }
        self.text = text
    }
}

struct Invoice {
    let line: Line
    init?(token: String, store: any ScriptStore) {
        guard let line = Line(token: token, store: store) else { return nil }
        self.line = line
    }
}

final class TokenDesk {
    private let store: any ScriptStore
    init(store: any ScriptStore) { self.store = store }
    func columns(_ token: String) -> Int {
        switch Handling(token: token, store: store) {
        case .scripted: 2
        case .plain: 1
        }
    }
}

final class TokenListViewModel {
    private let store: any ScriptStore
    init(store: any ScriptStore) { self.store = store }
    func cells(_ tokens: [String]) -> [TokenCellViewModel] { tokens.map { TokenCellViewModel(token: $0, store: store) } }
}

final class NumberListViewModel {
    private let store: any ScriptStore
    init(store: any ScriptStore) { self.store = store }
    func cells(_ count: Int) -> [TokenCellViewModel] { (0..<count).map { TokenCellViewModel(number: $0, store: store) } }
}

final class InvoiceDesk {
    private let store: any ScriptStore
    init(store: any ScriptStore) { self.store = store }
    func invoices(_ tokens: [String]) -> [Invoice] { tokens.compactMap { Invoice(token: $0, store: store) } }
}

final class Reader {
    private let store: any ScriptStore
    init(store: any ScriptStore) { self.store = store }
    func read(_ token: String) -> String? { store.script(token) }
    //                                      ^ related: [dependency-pipeline] {{Reader uses it}}
}

struct Receipt {
    private let reader: Reader
    private let token: String
    init(token: String, store: any ScriptStore) {
        self.token = token
        reader = Reader(store: store)
        //                     ^ related: [dependency-pipeline] {{Receipt hands it to Reader}}
    }
    func text() -> String { reader.read(token) ?? token }
}

final class ReceiptDesk {
    private let store: any ScriptStore
    init(store: any ScriptStore) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{ReceiptDesk takes ScriptStore only to hand it on: ReceiptDesk → Receipt → Reader, which uses it}}
    func receipts(_ tokens: [String]) -> [Receipt] { tokens.map { Receipt(token: $0, store: store) } }
    //                                                                                      ^ related: [dependency-pipeline] {{ReceiptDesk hands it to Receipt}}
}
