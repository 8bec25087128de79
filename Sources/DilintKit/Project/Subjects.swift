import SwiftFacts

// What findings are about.

extension Project {
    /// The type that code at a site belongs to, or the file outside of types.
    func subject(of site: Site) -> String {
        subject(of: index.enclosingType(of: site), file: site.fileIndex)
    }

    /// A type, or a file outside of types.
    func subject(of type: TypeID, file: Int) -> String {
        type.isNone ? fileName(file) : index.qualifiedName(of: type)
    }

    /// The same of what stands in a type's row.
    func subject(file: Int, typeRow: Int32) -> String {
        subject(of: index.type(file: file, row: typeRow), file: file)
    }

    /// Where a parameter, or a memberwise initializer's property, is declared.
    func location(of target: ArgumentTarget) -> Location {
        switch target {
        case .parameter(let id): index.location(file: id.fileIndex, offset: fact(id).nameOffset)
        case .memberwise(let id): index.location(file: id.fileIndex, offset: fact(id).nameOffset)
        }
    }

    private func fileName(_ file: Int) -> String {
        let path = index.files[file].path.utf8
        let start = path.lastIndex(of: UInt8(ascii: "/")).map(path.index(after:)) ?? path.startIndex
        return String(path[start...]) ?? ""
    }
}
