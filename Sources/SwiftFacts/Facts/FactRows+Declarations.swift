// The rows of declarations, property by property, in the order of their declaration.

extension ImportFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(module)
        rows.put(isTestable)
        rows.put(isExported)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(module: try rows.name(), isTestable: try rows.flag(), isExported: try rows.flag())
    }
}

extension ConditionFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(parent)
        rows.put(group)
        rows.put(branch)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(parent: try rows.condition(), group: try rows.next(), branch: try rows.next())
    }
}

extension TypeFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(kind)
        rows.put(access)
        rows.put(isFinal)
        rows.put(isLocal)
        rows.put(name)
        rows.put(nameOffset)
        rows.put(enclosing)
        rows.put(condition)
        rows.put(isPreviewed)
        rows.put(extended)
        rows.put(generics)
        rows.put(inherited)
        rows.put(attributes)
        rows.put(body)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(
            kind: try rows.kind(), access: try rows.kind(), isFinal: try rows.flag(), isLocal: try rows.flag(),
            name: try rows.name(), nameOffset: try rows.next(), enclosing: try rows.next(),
            condition: try rows.condition(), isPreviewed: try rows.flag(), extended: try rows.type(),
            generics: try rows.range(), inherited: try rows.range(), attributes: try rows.range(),
            body: try rows.sourceRange())
    }
}

extension GenericParameterFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(name)
        rows.put(bound)
        rows.put(isRequirement)
        rows.put(isSameType)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(
            name: try rows.name(), bound: try rows.type(), isRequirement: try rows.flag(),
            isSameType: try rows.flag())
    }
}

extension AttributeFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(name)
        rows.put(offset)
        rows.put(type)
        rows.put(body)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(name: try rows.name(), offset: try rows.next(), type: try rows.type(), body: try rows.next())
    }
}

extension FunctionFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(kind)
        rows.put(access)
        rows.put(flags.rawValue)
        rows.put(name)
        rows.put(nameOffset)
        rows.put(owner)
        rows.put(condition)
        rows.put(parameters)
        rows.put(result)
        rows.put(generics)
        rows.put(attributes)
        rows.put(body)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        let (kind, access): (FunctionKind, AccessLevel) = (try rows.kind(), try rows.kind())
        let flags = MemberFlags(rawValue: try rows.next())
        let (name, nameOffset, owner) = (try rows.name(), try rows.next(UInt32.self), try rows.next(Int32.self))
        self.init(
            kind: kind, access: access, condition: try rows.condition(), flags: flags, name: name,
            nameOffset: nameOffset, owner: owner, parameters: try rows.range(), result: try rows.type(),
            generics: try rows.range(), attributes: try rows.range(), body: try rows.next())
    }
}

extension ParameterFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(label)
        rows.put(name)
        rows.put(nameOffset)
        rows.put(type)
        rows.put(flags.rawValue)
        rows.put(attributes)
        rows.put(defaultValue)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(
            label: try rows.name(), name: try rows.name(), nameOffset: try rows.next(), type: try rows.type(),
            flags: ParameterFlags(rawValue: try rows.next()), attributes: try rows.range(),
            defaultValue: try rows.next())
    }
}

extension PropertyFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(access)
        rows.put(setterAccess)
        rows.put(flags.rawValue)
        rows.put(name)
        rows.put(nameOffset)
        rows.put(owner)
        rows.put(condition)
        rows.put(type)
        rows.put(attributes)
        rows.put(initialValue)
        rows.put(accessors)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        let (access, setterAccess): (AccessLevel, AccessLevel) = (try rows.kind(), try rows.kind())
        let flags = MemberFlags(rawValue: try rows.next())
        let (name, nameOffset, owner) = (try rows.name(), try rows.next(UInt32.self), try rows.next(Int32.self))
        self.init(
            access: access, setterAccess: setterAccess, condition: try rows.condition(), flags: flags, name: name,
            nameOffset: nameOffset, owner: owner, type: try rows.type(), attributes: try rows.range(),
            initialValue: try rows.next(), accessors: try rows.next())
    }
}

extension TypealiasFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(name)
        rows.put(nameOffset)
        rows.put(owner)
        rows.put(target)
        rows.put(isAssociatedType)
        rows.put(generics)
        rows.put(condition)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(
            name: try rows.name(), nameOffset: try rows.next(), owner: try rows.next(), target: try rows.type(),
            isAssociatedType: try rows.flag(), generics: try rows.range(), condition: try rows.condition())
    }
}
