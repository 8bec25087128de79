import SwiftFacts

/// The numbers of the providers and of the bodies that produce for them: by file and row, for hashing either was a
/// twentieth of an analysis.
struct ProviderNumbers {
    private var properties: RowNumbers
    private var functions: RowNumbers
    private var bodies: RowNumbers
    private var registrations: [RegistrationID: Int] = [:]

    /// No provider yet. O(files + rows)
    init(_ index: ProjectIndex) {
        properties = RowNumbers(lengths: index.linked.rowCounts.lazy.map(\.properties))
        functions = RowNumbers(lengths: index.linked.rowCounts.lazy.map(\.functions))
        bodies = RowNumbers(lengths: index.files.lazy.map { Int32($0.bodies.count) })
    }

    mutating func insert(_ provider: Provider, _ number: Int) {
        switch provider {
        case .property(let id): properties[id.fileIndex, id.index] = number
        case .function(let id): functions[id.fileIndex, id.index] = number
        case .registration(let id): registrations[id] = number
        }
    }

    /// Notes that a body produces for a provider.
    mutating func note(body id: BodyID, of provider: Int) { bodies[id.fileIndex, id.index] = provider }

    subscript(_ provider: Provider) -> Int? {
        switch provider {
        case .property(let id): properties[id.fileIndex, id.index]
        case .function(let id): functions[id.fileIndex, id.index]
        case .registration(let id): registrations[id]
        }
    }

    func provider(ofBody id: BodyID) -> Int? { bodies[id.fileIndex, id.index] }
}

/// A number for some of the rows that the files have of one kind.
private struct RowNumbers {
    /// By file: how many rows the files before have.
    private var starts: [Int] = []
    /// -1 where there is none.
    private var numbers: [Int32]

    init(lengths: some Sequence<Int32>) {
        var end = 0
        for length in lengths {
            starts.append(end)
            end += Int(length)
        }
        numbers = Array(repeating: -1, count: end)
    }

    subscript(file: Int, row: Int) -> Int? {
        get {
            let number = numbers[starts[file] + row]
            return number < 0 ? nil : Int(number)
        }
        set { numbers[starts[file] + row] = newValue.map(Int32.init) ?? -1 }
    }
}
