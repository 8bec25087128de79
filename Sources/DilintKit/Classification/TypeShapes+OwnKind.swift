import SwiftFacts

/// Methods that give back one of their own type.
extension TypeShapes {
    /// Whether a static function of a type gives back its kind: `static func live() -> Self`.
    func isNamedConstructor(_ id: FunctionID, of type: TypeID) -> Bool {
        index.fact(id).flags.contains(.isStatic) && givesItsKind(id, type)
    }

    /// Whether what a function gives back is one of a type, written by its name or as `Self`.
    func givesItsKind(_ id: FunctionID, _ type: TypeID) -> Bool {
        let result = index.fact(id).result
        guard !result.isNone else { return false }
        return index.resultType(of: id).instance == type
            || index.files[id.fileIndex].typeNodes[Int(result.rawValue)].kind == .selfType
    }

    /// Whether a method gives back what it is called on, as the steps of a builder do, be it as a protocol of that: one that
    /// constructs what it gives as such may stand for something else.
    ///
    ///     final class LabelBuilder: LabelBuilding { func bold() -> any LabelBuilding { isBold = true; return self } }
    func isStep(_ id: FunctionID, of type: TypeID) -> Bool {
        if index.fact(id).flags.contains(.isStatic) { return false }
        if givesItsKind(id, type) { return true }
        guard let given = index.resultType(of: id).instance else { return false }
        return index.types[given.index].kind == .protocol && index.ancestors[type.index].contains(given)
            && !isMaking(id)
    }
}
