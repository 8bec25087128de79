import SwiftFacts

/// Code that is left out of findings and is no evidence: test targets, previews, mocks.
struct ExcludedCode: Sendable {
    private let isTestFile: [Bool]
    private let isExcludedType: [Bool]
    private let typeOfRow: FrozenGroups<TypeID>

    init(index: ProjectIndex, uses: ProjectUses, outside: OutsideTypes, includesTests: Bool, workers: WorkerPool) {
        typeOfRow = index.typeOfRow
        guard !includesTests else {
            isTestFile = Array(repeating: false, count: index.files.count)
            isExcludedType = Array(repeating: false, count: index.types.count)
            return
        }
        let isTestFile = index.modules.isTest
        self.isTestFile = isTestFile
        let names = index.linked.names
        var excluded = parallelMap(count: index.types.count, workers: workers, block: 512) { type in
            let name = index.types[type].name
            return index.types[type].isTest || names.withBytes(of: name, TestCode.isTestDouble)
                || !outside.previewsAndTests.isDisjoint(with: index.outsideAncestors[type])
                || !index.types[type].isDeclared && outside.previewsAndTests.contains(name)
                || names.ends(name, withWordOf: NameSigns.previewWords) && names.text(name).contains("ForPreview")
        }
        Self.markNested(&excluded, index)
        PreviewTypes(index: index, views: outside.swiftUIViews).mark(&excluded, by: uses, workers: workers)
        Self.markNested(&excluded, index)
        isExcludedType = excluded
    }

    /// A type nested in a mock is the mock's.
    private static func markNested(_ excluded: inout [Bool], _ index: ProjectIndex) {
        for type in index.types.indices where !excluded[type] && !index.types[type].enclosing.isNone {
            excluded[type] = index.outwards(from: index.types[type].enclosing).contains { excluded[$0.index] }
        }
    }

    @inline(__always)
    func contains(_ type: TypeID) -> Bool { !type.isNone && isExcludedType[type.index] }

    @inline(__always)
    func contains(file: Int) -> Bool { isTestFile[file] }

    /// Whether the code of a row of a file's `types` (-1 outside of types) is left out.
    @inline(__always)
    func contains(file: Int, typeRow: Int32) -> Bool {
        isTestFile[file] || (typeRow >= 0 && contains(typeOfRow[file][Int(typeRow)]))
    }
}
