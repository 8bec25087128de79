/// One part of dilint that must survive every input and keep its promises.
package protocol FuzzTarget: Sendable {
    /// The word that the command line names it by.
    var name: String { get }

    /// The first promise that the input makes it break; nil if it keeps all. A crash or a hang speaks for itself.
    func violation(for input: [UInt8]) -> String?
}

package enum FuzzTargets {
    package static let all: [any FuzzTarget] = [
        TokenizerTarget(), ExtractorTarget(), ConfigurationTarget(), FactsTarget(), AnalysisTarget(),
    ]
}
