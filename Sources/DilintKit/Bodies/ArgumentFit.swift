import SwiftFacts

/// What is known of an argument.
enum ArgumentSort {
    case value(ResolvedType)
    /// What a throwing function gives out: behind `try?` it may be missing.
    case tried(ResolvedType)
    case closure
    /// `nil`
    case empty
    /// A number, a string without interpolations, `true`, a regex.
    case literal
    /// A string with interpolations.
    case text
    /// `[a, b]`
    case collection
    /// `.name`
    case member(NameID)
    case unknown
}

/// How well an argument fits a parameter.
enum ArgumentFit: Comparable {
    case misfit
    /// As another type, of a class as its superclass or of a service as its protocol, or nothing that was read says.
    case possible
    case exact
}

/// Whether values are of types. None is a misfit because it may be missing: text does not always tell optionals.
extension ProjectIndex {
    func fit(_ argument: ArgumentSort, _ parameter: ResolvedType) -> ArgumentFit {
        var parameter = parameter
        if parameter.wrappers.contains(.autoclosure) { parameter = parameter.returned }
        if parameter.isUnknown || parameter.wrappers.contains(.deferred) { return .possible }
        let isPlain = parameter.wrappers.isDisjoint(with: [.collection, .function, .metatype])
        switch argument {
        case .unknown: return .possible
        case .value(let type): return fit(type, parameter)
        case .tried(let type): return fit(type, parameter) == .misfit ? .misfit : .possible
        case .closure:
            if parameter.wrappers.contains(.function) { return .exact }
            return isPlain && mayBeAnything(parameter) ? .possible : .misfit
        case .empty: return parameter.wrappers.contains(.optional) ? .exact : isGeneric(parameter) ? .possible : .misfit
        case .literal, .text, .collection:
            if case .collection = argument, parameter.wrappers.contains(.collection) { return .possible }
            guard isPlain else { return .misfit }
            return fitOfLiteral(argument, parameter)
        case .member(let name):
            guard isPlain else { return .possible }
            return fit(memberNamed: name, parameter)
        }
    }

    private func isGeneric(_ type: ResolvedType) -> Bool { type.head == .generic }

    /// Whether it can stand for closures and collections too.
    private func mayBeAnything(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .generic: true
        case .external: !known.values.contains(NameID(type.id))
        // What the sources extend alone.
        case .nominal:
            type.nominalHead.map { types[$0.index].kind == .external && !known.values.contains(types[$0.index].name) }
                ?? true
        case .unknown, .composition, .void, .tuple: false
        }
    }

    private func fitOfLiteral(_ literal: ArgumentSort, _ parameter: ResolvedType) -> ArgumentFit {
        if let type = parameter.nominalHead, types[type.index].kind != .external {
            let isLiteral = outsideAncestors[type.index].contains { text($0).hasPrefix("ExpressibleBy") }
            return isLiteral ? .possible : .misfit
        }
        if case .text = literal, let name = headName(of: parameter), known.values.contains(name) {
            return name == known.string ? .exact : .misfit
        }
        return .possible
    }

    /// `.name`: a static member of the type, a case of it.
    private func fit(memberNamed name: NameID, _ parameter: ResolvedType) -> ArgumentFit {
        guard let type = parameter.nominalHead, types[type.index].kind != .external else { return .possible }
        if lookupChain(of: type).contains(where: { !members.named(name, of: $0).isEmpty }) { return .exact }
        return outsideAncestors[type.index].isEmpty && types[type.index].kind != .protocol
            ? .misfit : .possible
    }

    private func fit(_ value: ResolvedType, _ parameter: ResolvedType) -> ArgumentFit {
        let shape: ResolvedType.Wrappers = [.collection, .function, .metatype, .deferred]
        if value.isUnknown || value.head == .generic || value.wrappers.contains(.deferred) { return .possible }
        let form = value.wrappers.intersection(shape)
        // It stands for lists, closures and types too: `resolve(for: [API].self)`.
        if isGeneric(parameter) {
            return parameter.wrappers.intersection(shape).isSubset(of: form) ? .possible : .misfit
        }
        guard form == parameter.wrappers.intersection(shape) else {
            let isPlain = parameter.wrappers.isDisjoint(with: shape)
            return isPlain && (mayBeAnything(parameter) || isProtocol(parameter)) ? .possible : .misfit
        }
        // Closures and types are handed on by rules of their own.
        if !form.isDisjoint(with: [.function, .metatype]) {
            return value.head == parameter.head && value.id == parameter.id ? .exact : .possible
        }
        let fit = fitOfHeads(value, parameter)
        // What is there is wrapped on its way, what may be missing is unwrapped before.
        let isAsWritten = value.wrappers.contains(.optional) == parameter.wrappers.contains(.optional)
        return fit == .exact && !isAsWritten ? .possible : fit
    }

    private func isProtocol(_ type: ResolvedType) -> Bool {
        type.head == .composition || type.nominalHead.map { types[$0.index].kind == .protocol } ?? false
    }

    private func fitOfHeads(_ value: ResolvedType, _ parameter: ResolvedType) -> ArgumentFit {
        if value.head == parameter.head, value.id == parameter.id {
            return parameter.wrappers.contains(.genericBound) ? .possible : .exact
        }
        let parts =
            switch value.head {
            case .nominal: [value]
            case .composition: compositions[Int(value.id)].members
            case .external, .unknown, .generic, .void, .tuple: [ResolvedType]()
            }
        if parameter.head == .composition {
            return compositions[Int(parameter.id)].members.contains { fitOfHeads(value, $0) == .misfit }
                ? .misfit : .possible
        }
        guard let type = parameter.nominalHead, types[type.index].kind != .external else {
            return fitOutside(value, parts, headName(of: parameter))
        }
        if parts.contains(where: { $0.nominalHead.map { isKind($0, of: type) } ?? false }) { return .possible }
        let isOwn =
            !parts.isEmpty && parts.allSatisfy { $0.nominalHead.map { types[$0.index].kind != .external } ?? false }
        // A generic parameter may be bound by more than is read.
        if isOwn { return value.wrappers.contains(.genericBound) ? .possible : .misfit }
        let isValue = headName(of: value).map { known.values.contains($0) } ?? false
        return isValue && !isProtocol(parameter) ? .misfit : .possible
    }

    /// A value for a parameter of a type from elsewhere.
    private func fitOutside(_ value: ResolvedType, _ parts: [ResolvedType], _ parameter: NameID?) -> ArgumentFit {
        guard let parameter else { return .possible }
        let isValue = known.values.contains(parameter)
        if let name = headName(of: value), known.values.contains(name) {
            if !isValue || known.decimals.contains(name) && known.decimals.contains(parameter) { return .possible }
            return name == parameter ? .exact : .misfit
        }
        let isOwn = parts.contains { $0.nominalHead.map { types[$0.index].kind != .external } ?? false }
        return isValue && isOwn ? .misfit : .possible
    }
}
