import SwiftFacts

/// How sentences call initializers.
extension Project {
    /// - Parameters:
    ///   - label: What is to come to the labels that are there.
    ///   - isShort: Of many labels some are left out.
    func initializerName(_ id: FunctionID, adding label: String?, isShort: Bool = true) -> String {
        let parameters = index.parameters(of: id)
        let labels = parameters.lazy.map { parameter in
            let label = self.fact(parameter).label
            return label == .none ? "_" : self.index.text(label)
        }
        let closing = label == nil ? 0 : Self.closures(closing: parameters.map { type(of: $0) })
        return Self.initializerName(labels, adding: label, before: closing, isShort: isShort)
    }

    /// How many closures stand last: callers write them behind the parentheses.
    static func closures(closing types: [ResolvedType]) -> Int {
        types.reversed().prefix {
            $0.wrappers.contains(.function) && $0.wrappers.isDisjoint(with: [.autoclosure, .collection])
        }.count
    }

    /// `init(cart:store:)`; of many labels the first and the last.
    ///
    /// - Parameters:
    ///   - further: A label that comes to those which are there.
    ///   - closing: So many of them stay behind it.
    static func initializerName(
        _ labels: some Collection<String>, adding further: String? = nil, before closing: Int = 0, isShort: Bool = true
    ) -> String {
        let place = labels.count - closing
        let isLong = isShort && labels.count > 4
        let leftOut = isLong ? 2..<max(2, min(place, labels.count - 1)) : 2..<2
        let leftOutBehind = isLong && closing > 3 ? max(2, place)..<labels.count - 1 : 2..<2
        var name = "init("
        name.reserveCapacity(64)
        func append(_ label: String) {
            name += label
            name += ":"
        }
        for (number, label) in labels.enumerated() {
            if number == place, let further { append(further) }
            if !leftOut.contains(number), !leftOutBehind.contains(number) {
                append(label)
            } else if number == leftOut.lowerBound || number == leftOutBehind.lowerBound {
                name += "…"
            }
        }
        if closing == 0, let further { append(further) }
        return name + ")"
    }
}
