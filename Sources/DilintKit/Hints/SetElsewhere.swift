import SwiftFacts

/// What types set on objects that they do not make.
extension Project {
    /// Who sets a property of an object that others have made makes none: those who make it, or what it is set to, can do that.
    func settingElsewhere(_ handovers: [Handover], _ dependency: String) -> String {
        var statics: [String] = []
        var receivers: [String] = []
        for handover in handovers {
            let name = index.qualifiedName(of: handover.receiver)
            guard case .memberwise(let id)? = handover.target, fact(id).flags.contains(.isStatic) else {
                if !receivers.contains(name) { receivers.append(name) }
                continue
            }
            let member = "`\(name).\(index.text(fact(id).name))`"
            if !statics.contains(member) { statics.append(member) }
        }
        if receivers.isEmpty { return "Set \(statics.listed) where \(dependency) is made" }
        return "Hand \(dependency) to \((receivers + statics).listed) where that is made"
    }
}
