extension String {
    /// The words of a list with blanks and line breaks between them. By bytes: split by characters, the lists of known
    /// names took a tenth of a small project's analysis.
    var listedWords: [Substring] { utf8.split { $0 <= UInt8(ascii: " ") }.map { Substring($0) } }
}
