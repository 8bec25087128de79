import SwiftFacts
import Testing

@testable import DilintKit

@Suite struct NestedNamesTests {
    @Test(arguments: 0..<20)
    func whatWasDeclaredFirstIsMeantHoweverManyThereAre(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        var names = NestedNames()
        var all: [(name: NameID, entry: TypeEntry)] = []
        for number in 0..<80 {
            let name = NameID(UInt32.random(in: 0..<30, using: &random))
            let entry =
                Bool.random(using: &random)
                ? TypeEntry.type(TypeID(number)) : .alias(AliasID(file: 0, row: number))
            names.add(entry, named: name)
            all.append((name, entry))
            for name in (0..<31).map(NameID.init) {
                let own = all.filter { $0.name == name }.map(\.entry)
                #expect(names.first(named: name) == own.first)
                let types = own.compactMap { entry in if case .type(let id) = entry { id } else { nil } }
                #expect(names.firstType(named: name) == types.first)
            }
        }
    }
}
