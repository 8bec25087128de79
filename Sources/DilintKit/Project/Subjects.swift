import SwiftFacts

// What findings are about.

extension Project {
    /// The type that code at a site belongs to, or the file outside of types.
    func subject(of site: Site) -> String {
        let type = index.enclosingType(of: site)
        return type.isNone ? fileName(site.fileIndex) : index.qualifiedName(of: type)
    }

    /// The same of what stands in a type's row.
    func subject(file: Int, typeRow: Int32) -> String {
        let type = index.type(file: file, row: typeRow)
        return type.isNone ? fileName(file) : index.qualifiedName(of: type)
    }

    /// Where a parameter, or a memberwise initializer's property, is declared.
    func location(of target: ArgumentTarget?) -> Location? {
        switch target {
        case .parameter(let id)?: index.location(file: id.fileIndex, offset: fact(id).nameOffset)
        case .memberwise(let id)?: index.location(file: id.fileIndex, offset: fact(id).nameOffset)
        case nil: nil
        }
    }

    private func fileName(_ file: Int) -> String {
        let path = index.files[file].path.utf8
        let start = path.lastIndex(of: UInt8(ascii: "/")).map(path.index(after:)) ?? path.startIndex
        return String(path[start...]) ?? ""
    }
}
