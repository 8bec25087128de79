import SwiftFacts

/// What initializers construct in any case, by type: making an object runs the initializers of its parts as well.
///
///     static let shared = Radio()        // Radio: private let dial = Dial()
///     init() { band = Radio.shared.band }    // Dial
struct InitializerParts {
    private struct Part {
        /// The initializer that constructs it; nil for what a property begins with.
        var maker: FunctionID?
        var type: TypeID
        var initializer: FunctionID?
    }

    /// An object that is made, by one of its type's initializers.
    struct Made: Hashable {
        var type: TypeID
        /// Nil for that which the compiler makes.
        var initializer: FunctionID?
    }

    private var parts: [TypeID: [Part]] = [:]

    /// Far above how deep objects hold what they make, and how much of it; it keeps the time linear.
    private static let partsInView = 64

    /// Notes what a file's initializers construct.
    ///
    /// - Complexity: O(constructions of the file)
    mutating func gather(from uses: FileUses, in index: ProjectIndex) {
        for call in uses.constructions where !call.site.isDeferred && call.site.isCertain {
            guard case .construction(let type, let initializer) = call.callee, index.runsAtConstruction(call.site)
            else {
                continue
            }
            let maker = index.enclosingType(of: call.site)
            guard !maker.isNone, maker != type else { continue }
            parts[maker, default: []].append(
                Part(maker: index.function(at: call.site), type: type, initializer: initializer))
        }
    }

    /// What is made with an object, without the object itself; each once.
    func made(with object: Made) -> [Made] {
        guard parts[object.type] != nil else { return [] }
        var found = [object]
        var next = 0
        while next < found.count {
            let current = found[next]
            next += 1
            for part in (parts[current.type] ?? []).prefix(Self.partsInView)
            where part.maker == nil || part.maker == current.initializer {
                let made = Made(type: part.type, initializer: part.initializer)
                guard found.count <= Self.partsInView else { return Array(found.dropFirst()) }
                if !found.contains(made) { found.append(made) }
            }
        }
        return Array(found.dropFirst())
    }
}
