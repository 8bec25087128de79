extension [String] {
    /// The texts one behind the other, `separator` between them.
    ///
    /// In place of the library's, which first finds out at run time what it joins: that is a search through all types
    /// that the program has, a hundredth of the time that a small project takes.
    package func joined(separator: String = "") -> String {
        var text = ""
        for (index, element) in enumerated() {
            if index > 0 { text += separator }
            text += element
        }
        return text
    }

    /// `One`, `One and Two`, `One, Two and Three`.
    var listed: String {
        count < 2 ? joined() : Array(dropLast()).joined(separator: ", ") + " and " + self[count - 1]
    }
}
