/// Reads sources into facts: one a worker, with buffers that it uses again for every file.
package struct FactExtractor: ~Copyable {
    /// The names of all files read so far.
    package private(set) var names = NameTable()
    private var buffer = TokenBuffer()

    package init() {}

    /// The facts of one source.
    ///
    /// - Parameters:
    ///   - path: How the file is called in reports.
    ///   - source: The file's bytes, `Tokenizer.padding` zero bytes behind them, shorter than 4 GiB.
    ///   - detail: Whether the code inside bodies is wanted.
    /// - Complexity: O(n) for n bytes.
    package mutating func facts(
        path: String, source: UnsafeBufferPointer<UInt8>, detail: Detail = .full
    ) -> FileFacts {
        FileFacts(path: path)
    }

    /// How much of a file is read.
    package enum Detail: Sendable {
        case full
        /// Declarations only: what the analysis needs of test code.
        case declarations
    }
}
