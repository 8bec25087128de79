import SwiftFacts

/// What is handed something for what is made around it.
extension Project {
    /// By handover: that one of them which is around all others that it is an argument of, or itself.
    func outermost(of handovers: [Handover]) -> [Handover] {
        guard handovers.count > 1 else { return handovers }
        // Of several arguments of one call the first stands for all.
        let numbers = Dictionary(
            handovers.indices.lazy.map { (HandingCall(file: handovers[$0].site.file, call: handovers[$0].call), $0) },
            uniquingKeysWith: { first, _ in first })
        return handovers.map { handover in
            guard handover.call >= 0 else { return handover }
            let uses = self.uses[handover.site.fileIndex]
            var outermost = handover
            for call in uses.outwards(from: handover.call) {
                let around = numbers[HandingCall(file: handover.site.file, call: Int32(call))]
                if let around, call != handover.call { outermost = handovers[around] }
                if uses.calls[call].goesElsewhere { break }
            }
            return outermost
        }
    }
}

private struct HandingCall: Hashable {
    var file: Int32
    var call: Int32
}
