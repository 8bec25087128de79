/// What Knit calls the accessors that it generates: after the types that are registered, as these are written.
enum KnitNames {
    /// Generic types whose accessors are named after their first argument as well: `Future<Tide>` has `tideFuture`.
    private static let suffixes = ["Publisher", "Subject", "Provider", "Set", "Future"]

    /// The name of a type's accessor: `Harbour.Bell` has `bell`, `HTTPClient` has `httpClient`.
    static func accessor(ofType written: String) -> String {
        let type = shortened(written)
        guard let small = type.firstIndex(where: \.isLowercase) else { return type.lowercased() }
        let capitals = max(type.distance(from: type.startIndex, to: small) - 1, 1)
        return type.prefix(capitals).lowercased() + type.dropFirst(capitals)
    }

    /// The names of plain types that have an accessor: `httpClient` may be an `HttpClient`'s or an `HTTPClient`'s.
    static func types(ofAccessor name: String) -> Set<String> {
        let abbreviation = name.prefix { !$0.isUppercase }
        let names: Set = [name.withFirstUppercased, abbreviation.uppercased() + name.dropFirst(abbreviation.count)]
        return names.filter { accessor(ofType: $0) == name }
    }

    /// A type's last name, without what stands around it.
    private static func shortened(_ written: String) -> String {
        if written.contains("->") { return "closure" }
        var type = written.split { "?[]():& ".contains($0) }.filter { $0 != "any" }.joined()
        if let opening = type.firstIndex(of: "<"), let closing = type.lastIndex(of: ">"), opening < closing {
            let first = type[opening..<closing].dropFirst().prefix { $0 != "," }
            let generic = type[..<opening] + type[closing...].dropFirst()
            type = suffixes.first { generic.hasSuffix($0) }.map { shortened(String(first)) + $0 } ?? String(generic)
        } else {
            type.removeAll { $0 == "," }
        }
        let path = type.split(separator: ".")
        // What makes something is called after that.
        return path.suffix(path.last == "Factory" ? 2 : 1).joined()
    }
}
