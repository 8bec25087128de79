extension FactExtractor {
    /// What is asked of sources besides what every analysis needs: whoever knows libraries names it.
    package struct Interests: Sendable {
        /// Modules whose import makes the code of tests worth reading.
        package var modulesReadInTests: Set<String>
        /// How comments begin that are addressed to tools: `dilint:`.
        package var commentMarks: [String]
        /// Labels of arguments whose strings are names, and are kept as such: `name: "disk"`.
        package var keyLabels: [String]

        /// Made of its parts; without any, code is read for what Swift says alone.
        package init(
            modulesReadInTests: Set<String> = [], commentMarks: [String] = [], keyLabels: [String] = []
        ) {
            self.modulesReadInTests = modulesReadInTests
            self.commentMarks = commentMarks
            self.keyLabels = keyLabels
        }
    }
}

/// Some names, asked for often: whether a name is one of them is a look at a short table.
struct FewNames {
    /// By the number of a name, up to the last one that is.
    private var isMember: [Bool] = []

    /// The words are the first in the table, or their numbers would be large.
    init(_ words: [String], in names: inout NameTable) {
        for word in words {
            let number = Int(names.id(word).rawValue)
            while isMember.count <= number { isMember.append(false) }
            isMember[number] = true
        }
    }

    func contains(_ name: NameID) -> Bool {
        name.rawValue < UInt32(isMember.count) && isMember[Int(name.rawValue)]
    }
}
