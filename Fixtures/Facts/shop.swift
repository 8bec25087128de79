// dilint:disable singleton - facts keep the comments
import Foundation
@testable import Shop

protocol Catalog: AnyObject {
    associatedtype Item: Hashable = Int
    func item(_ id: Int, for user: String?) async throws -> Item
}

public enum Shelf {
    case empty, filled(with: [String: Int], at: Date)

    final class Label<T: Codable> where T: Sendable {
        @Injected(\.catalog) private var catalog: any Catalog
        static let shared = Label(title: "a", count: 1)
        private lazy var network: Network! = Network.shared.session(for: self)
        weak var delegate: (() -> Void, each: Int)?
        var count: Int { didSet { report(count) } }

        required init?(title: String, count: Int = Defaults.count, _ rest: Any...) {
            self.count = count
        }

        #if DEBUG
            deinit { print("gone") }
        #endif
    }
}

extension Shelf.Label: CustomStringConvertible {
    typealias Handler = @Sendable (inout Int) async -> Bool
    var description: String { "\(count) \(type(of: catalog))" }
    subscript(index: Int) -> String { items[index].map { $0.name }.first { !$0.isEmpty } ?? "" }
}

let shelf = make(.empty) { shelf in shelf.open() } onFailure: { _ in }
