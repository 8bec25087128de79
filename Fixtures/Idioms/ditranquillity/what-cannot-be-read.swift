// DITranquillity: a component that cannot be read, or what it is registered as, may be any: nothing is known to be missing.
// only: unregistered-dependency, duplicate-registration

//- Sources/App/Parts.swift
import DITranquillity

final class HerbPart: DIPart {
    static func load(container: DIContainer) {
        for kind in Kinds.all { container.register(Sage.init).as(kind) }
        container.register { Garden(mint: $0) }
    }
}
enum Kinds { static var all: [Any.Type] { [] } }
final class Sage {}
protocol Mint { func smell() }
final class Garden {
    private let mint: Mint
    init(mint: Mint) { self.mint = mint }
    func walk() { mint.smell() }
}
