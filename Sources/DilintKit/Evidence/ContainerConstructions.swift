import SwiftFacts

// Constructions of containers, which have a rule of their own.

extension Project {
    /// The type that a call makes one of, itself or by a static function of that which makes a new one at each call:
    /// `Services()`, `Services.live()`.
    func typeMade(by call: Call) -> TypeID? {
        switch call.callee {
        case .construction(let type, _): return type
        case .function(let id):
            let owner = owner(of: id)
            guard fact(id).flags.contains(.isStatic), !owner.isNone, classification.fresh.contains(id),
                !index.signs.doubles.contains(fact(id).name),
                classification.shapes.isNamedConstructor(id, of: owner)
            else { return nil }
            return owner
        case .outsideConstruction, .delegation, .unresolved: return nil
        }
    }

    /// Whether a call makes a container of the project where nothing assembles.
    func isContainerOutsideRoot(_ call: Call) -> Bool {
        guard let type = typeMade(by: call), roles(of: type).contains(.container),
            !isExcluded(call.site), !standsInDouble(call.site), !classification.excluded.contains(type),
            !isAssembly(call.site),
            !classification.isContainerByName(index.enclosingType(of: call.site)), !isCreatingFunction(call.site),
            !isPart(type, of: index.enclosingType(of: call.site)), !index.isGeneric(type)
        else { return false }
        // A library's assemblies and components are gathered and kept by the library.
        return keepsServices(type)
            && index.outsideAncestors[type.index].allSatisfy {
                !classification.outside.libraryContainers.contains($0)
            }
    }

    /// A function without an object that makes something is a factory of its own; a factory's makes something, even if
    /// that is none of our products: `func build(listener: any TripListener) -> any ViewableRouting`.
    private func isCreatingFunction(_ site: Site) -> Bool {
        guard let fact = index.function(at: site).map(fact) else { return false }
        return fact.owner < 0 || fact.flags.contains(.isStatic)
            || !fact.result.isNone && index.isNamedFactory(index.enclosingType(of: site))
            ? index.signs.creating.contains(fact.name) : false
    }

    /// Whether a container gives out two or more services and, unless its name says what it is, does nothing else.
    private func keepsServices(_ type: TypeID) -> Bool {
        let isNamed = index.signs.containers.contains(index.types[type.index].name)
        // A factory keeps its tools for itself; an adapter gives out what it was given.
        if !isNamed, index.isNamedFactory(type) || classification.isAdapter(type) { return false }
        var services = 0
        for entry in index.members.all(of: type) {
            switch entry.member {
            case .property(let id):
                guard !fact(id).flags.contains(.isStatic), classification.isDependency(property: id) else { continue }
                if isNamed || isService(self.type(of: id)) { services += 1 }
            case .function(let id):
                guard fact(id).kind == .method, !fact(id).flags.contains(.isStatic), fact(id).access > .fileprivate
                else { continue }
                // A container may give out by methods of any name.
                if classification.isCreatingMethod(id) || classification.shapes.isMaking(id)
                    || classification.shapes.givesOutKept(id)
                {
                    services += 1
                } else if !isNamed, !index.signs.settingUp.contains(fact(id).name) {
                    return false
                }
            }
        }
        return services >= 2
    }

    /// A dependency for what it is rather than because something named a container makes it.
    private func isService(_ type: ResolvedType) -> Bool {
        guard let id = type.nominalHead else { return true }
        return index.types[id.index].kind == .protocol || roles(of: id).contains(.serviceName)
            || implementsDependency(id) || takesDependency(initializers(of: id))
    }
}
