import SwiftFacts

/// The numbers of the providers and of the bodies that produce for them: by file and row, for hashing either was a
/// twentieth of an analysis. Files without providers take no room.
struct ProviderNumbers {
    private var properties: [[Int32]]
    private var functions: [[Int32]]
    private var bodies: [[Int32]]
    private var registrations: [RegistrationID: Int] = [:]

    init(files: Int) {
        properties = Array(repeating: [], count: files)
        functions = properties
        bodies = properties
    }

    /// O(1); O(rows of the file) for its first provider.
    mutating func insert(_ provider: Provider, _ number: Int, in index: ProjectIndex) {
        switch provider {
        case .property(let id):
            Self.set(&properties[id.fileIndex], id.index, number, count: index.files[id.fileIndex].properties.count)
        case .function(let id):
            Self.set(&functions[id.fileIndex], id.index, number, count: index.files[id.fileIndex].functions.count)
        case .registration(let id): registrations[id] = number
        }
    }

    /// Notes that a body of a file produces for a provider.
    mutating func note(body: Int32, of provider: Int, in facts: LinkedFile, _ file: Int) {
        Self.set(&bodies[file], Int(body), provider, count: facts.bodies.count)
    }

    subscript(_ provider: Provider) -> Int? {
        switch provider {
        case .property(let id): Self.get(properties[id.fileIndex], id.index)
        case .function(let id): Self.get(functions[id.fileIndex], id.index)
        case .registration(let id): registrations[id]
        }
    }

    func provider(ofBody id: BodyID) -> Int? { Self.get(bodies[id.fileIndex], id.index) }

    private static func set(_ table: inout [Int32], _ row: Int, _ number: Int, count: Int) {
        if table.isEmpty { table = Array(repeating: -1, count: count) }
        table[row] = Int32(number)
    }

    private static func get(_ table: [Int32], _ row: Int) -> Int? {
        table.isEmpty || table[row] < 0 ? nil : Int(table[row])
    }
}
