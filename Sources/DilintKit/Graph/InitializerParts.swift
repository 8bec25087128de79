import SwiftFacts

/// What initializers construct in any case, by type: making an object runs the initializers of its parts as well.
///
///     static let shared = Radio()        // Radio: private let dial = Dial()
///     init() { band = Radio.shared.band }    // Dial
struct InitializerParts {
    private struct Part {
        /// The initializer that constructs it; nil for what a property begins with.
        var maker: FunctionID?
        /// Only where the maker is called without the argument that it is constructed for by default.
        var isDefault = false
        var made: MadeObject
    }

    private var parts: [TypeID: [Part]] = [:]

    /// Far above how deep objects hold what they make, and how much of it; it keeps the time linear.
    private static let partsInView = 64

    /// Notes what a file's initializers construct.
    ///
    /// - Complexity: O(constructions of the file)
    mutating func gather(from uses: FileUses, in index: ProjectIndex) {
        for call in uses.constructions where !call.site.isDeferred && call.site.isCertain {
            guard case .construction(let type, let initializer) = call.callee else { continue }
            let isDefault = index.isDefaultOfInitializer(call.site)
            guard isDefault || index.runsAtConstruction(call.site) else { continue }
            let maker = index.enclosingType(of: call.site)
            guard !maker.isNone, maker != type else { continue }
            parts[maker, default: []].append(
                Part(
                    maker: index.functionOwning(call.site), isDefault: isDefault,
                    made: MadeObject(call, type, by: initializer, in: index)))
        }
    }

    /// What is made with an object, without the object itself; each once.
    func made(with object: MadeObject) -> [MadeObject] {
        guard parts[object.type] != nil else { return [] }
        var found = [object]
        var next = 0
        while next < found.count {
            let current = found[next]
            next += 1
            for part in (parts[current.type] ?? []).prefix(Self.partsInView)
            where part.maker == nil || part.maker == current.initializer {
                if part.isDefault, !current.leavesDefaults { continue }
                guard found.count <= Self.partsInView else { return Array(found.dropFirst()) }
                if !found.contains(part.made) { found.append(part.made) }
            }
        }
        return Array(found.dropFirst())
    }
}
