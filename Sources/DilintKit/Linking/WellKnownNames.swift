import SwiftFacts

/// The numbers of the names that linking itself knows; a name that no source mentions has none.
struct WellKnownNames: Sendable {
    /// `Optional`: the argument may be missing.
    let optional: Set<NameID>
    /// `Array`, `Set`, …: the last argument is the element.
    let collections: Set<NameID>
    /// `Lazy`, `Provider`, …: the first argument is produced later.
    let deferred: Set<NameID>
    /// Those of them that projects declare themselves; a `Factory` of their own is a type with a role.
    let ownDeferred: Set<NameID>
    /// Wrappers that are as good as their argument: `Weak<T>`, `Published<T>`.
    let transparent: Set<NameID>
    let selfName: NameID?
    let initName: NameID?
    let shared: NameID?
    let callAsFunction: NameID?
    let globalActor: NameID?
    let objcMembers: NameID?
    let taskLocal: NameID?
    /// Accessors that run when a property is set.
    let setters: Set<NameID>
    /// Methods of the libraries' resolvers that give out what the context demands.
    let resolve: Set<NameID>
    /// Labels of keys: what is asked for by key is a value.
    let keyLabels: Set<NameID>

    init(_ names: NameTable) {
        func ids(_ words: [String]) -> Set<NameID> { Set(words.compactMap { names.find($0) }) }
        optional = ids(["Optional"])
        collections = ids([
            "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "AnyCollection", "AnySequence",
        ])
        deferred = ids([
            "Lazy", "Provider", "Instantiator", "SendableInstantiator", "ErasedInstantiator",
            "SendableErasedInstantiator", "Provider1", "AsyncLazy", "LazyInjected", "WeakLazyInjected", "Factory",
        ])
        ownDeferred = ids(["Lazy", "Provider", "AsyncLazy"])
        transparent = ids(["Weak", "WeakBox", "Unowned", "ObservedObject", "StateObject"])
        selfName = names.find("self")
        initName = names.find("init")
        shared = names.find("shared")
        callAsFunction = names.find("callAsFunction")
        globalActor = names.find("globalActor")
        objcMembers = names.find("objcMembers")
        taskLocal = names.find("TaskLocal")
        setters = ids(["set", "willSet", "didSet", "_modify", "modify", "unsafeMutableAddress"])
        resolve = ids(["resolve", "inject", "optional", "autoresolve"])
        keyLabels = ids(["forKey", "key", "at", "atPath", "for"])
    }
}
