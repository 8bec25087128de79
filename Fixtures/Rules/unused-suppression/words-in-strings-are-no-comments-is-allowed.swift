// A suppression in a string, in the middle of a comment or addressed to another tool is none.

enum Help {
    static let text = "// dilint:disable:next singleton"
    static let page = """
        // dilint:disable all
        """
    // Write dilint:disable:next singleton above the line.
    // swiftlint:disable:next force_cast
    // dilint: the tool that reads this
    static func print() {}
}
