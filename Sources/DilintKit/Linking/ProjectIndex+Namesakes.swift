import SwiftFacts

/// Types of one name, where nothing says which of them is meant.
extension ProjectIndex {
    /// The types of one name that a file sees, for a name of which it means none more than the others; none where fewer than
    /// two types bear it, or very many, or an alias does. What extensions add to a type from elsewhere is none of them.
    func namesakes(_ name: NameID, seenFrom file: Int) -> [TypeID] {
        let all = table.topLevel[name]
        guard all.count > 1, all.count <= Self.typesOfOneName else { return [] }
        let seen = all.filter {
            $0.file >= 0 && modules.canSee(Int($0.file), access: $0.access, from: file)
        }
        let types = seen.compactMap { $0.type }
        return types.count == seen.count ? types : []
    }

    /// Whether several declarations at the top level bear a name.
    func isOfSeveral(_ name: NameID) -> Bool { table.typeNames.contains(name) && table.topLevel[name].count > 1 }

    /// Of those the only one that has a static member of that name: code that compiles means no other.
    func onlyNamesake(_ name: NameID, withStatic member: NameID, seenFrom file: Int) -> TypeID? {
        guard isOfSeveral(name), isMemberName(member) else { return nil }
        let having = namesakes(name, seenFrom: file).filter { hasStatic(member, $0) }
        return having.count == 1 ? having.first : nil
    }

    private func hasStatic(_ name: NameID, _ type: TypeID) -> Bool {
        lookupChain(of: type).contains { owner in
            members.named(name, of: owner).contains { entry in
                switch entry.member {
                case .property(let id): fact(id).flags.contains(.isStatic)
                case .function(let id): fact(id).flags.contains(.isStatic) || fact(id).kind == .enumCase
                }
            }
        }
    }

    /// The type of a static or global as code elsewhere has it: where several types bear the name that is written, none nearer
    /// than the others, the one that the code means by it. Shared code is compiled into each of two applications.
    func typeOfStatic(_ id: PropertyID, seenFrom file: Int) -> ResolvedType {
        let type = type(of: id)
        guard file != id.fileIndex, let name = outsideName(of: type), isOfSeveral(name),
            let seen = table.topLevel.nearestType(name, to: file, in: modules), table.types[seen.index].isDeclared
        else { return type }
        return .nominal(seen).adding(type.wrappers)
    }

    /// Whether a file imports a module that is neither one of the sources nor Apple's.
    func importsPackage(file: Int) -> Bool { files[file].imports.contains { isPackage($0.module) } }

    func isPackage(_ module: NameID) -> Bool {
        modules.index(ofModule: module) == nil && !AppleModules.contains(text(module))
    }

    /// Above how many types of one name anybody has; each mention of one of them asks for all.
    static let typesOfOneName = 8
}
