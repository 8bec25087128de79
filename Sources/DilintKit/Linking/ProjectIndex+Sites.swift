import SwiftFacts

/// Where code stands.
extension ProjectIndex {
    func location(of site: Site) -> Location { location(file: site.fileIndex, offset: site.offset) }

    func body(at site: Site) -> BodyFact { files[site.fileIndex].bodies[Int(site.body)] }

    /// The type that a body's code stands in; none outside of types.
    func enclosingType(of site: Site) -> TypeID {
        self.type(file: site.fileIndex, row: body(at: site).enclosingType)
    }

    /// The function whose body the code is; nil for a value's code, an accessor's, and what stands outside of both.
    func function(at site: Site) -> FunctionID? {
        let body = body(at: site)
        return body.kind == .function ? FunctionID(file: site.fileIndex, row: Int(body.owner)) : nil
    }

    /// The function that code belongs to: the one whose body it is, or that takes it by default.
    func functionOwning(_ site: Site) -> FunctionID? {
        let body = body(at: site)
        guard body.kind == .defaultArgument else { return function(at: site) }
        return function(of: ParameterID(file: site.fileIndex, row: Int(body.owner)))
    }

    /// The property whose initial value or accessors the code is; nil for any other code.
    func property(at site: Site) -> PropertyID? {
        let body = body(at: site)
        return switch body.kind {
        case .initialValue, .accessors: PropertyID(file: site.fileIndex, row: Int(body.owner))
        case .function, .defaultArgument, .attribute, .topLevel: nil
        }
    }

    /// Whether code stands in a static member, what it takes by default included.
    func isStatic(_ site: Site) -> Bool {
        if let function = functionOwning(site) { return fact(function).flags.contains(.isStatic) }
        return property(at: site).map { fact($0).flags.contains(.isStatic) } ?? false
    }

    /// Whether code is what an initializer takes by default: it runs at construction where nothing is passed in its place.
    func isDefaultOfInitializer(_ site: Site) -> Bool {
        let body = body(at: site)
        guard body.kind == .defaultArgument else { return false }
        return function(of: ParameterID(file: site.fileIndex, row: Int(body.owner))).map {
            fact($0).kind == .initializer
        } ?? false
    }

    /// Whether the body around code runs while an instance of its type is made: an initializer, or a stored property's
    /// value. A closure in it may run later, see `Site.isDeferred`.
    func runsAtConstruction(_ site: Site) -> Bool {
        let body = body(at: site)
        let file = files[site.fileIndex]
        switch body.kind {
        case .function: return file.functions[Int(body.owner)].kind == .initializer
        case .initialValue:
            return file.properties[Int(body.owner)].flags.isDisjoint(with: [.isLazy, .isStatic])
                && body.enclosingType >= 0
        case .accessors, .defaultArgument, .attribute, .topLevel: return false
        }
    }
}

extension Lookup {
    /// Whether it is asked while an instance of the type that it stands in is made.
    func runsAtConstruction(in index: ProjectIndex) -> Bool {
        guard !isDeferred, typeRow >= 0 else { return false }
        if let property { return index.fact(property).flags.isDisjoint(with: [.isStatic, .isLazy]) }
        return site.body >= 0 && !site.isDeferred && index.runsAtConstruction(site)
    }
}
