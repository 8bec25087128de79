import SwiftFacts

/// How long what a registration gives out is kept.
enum Lifetime: UInt8, Sendable {
    /// New for everyone who asks, or for every graph that is resolved.
    case brief
    /// Weak, shared while somebody holds it, or of a scope of the project's own.
    case between
    /// As long as the container, or the process.
    case lasting
}

/// A run of rows whose code produces an instance.
struct ProducingCode: Sendable {
    var body: Int32
    var rows: Range<UInt32>
    /// The `closureDepth` of the code that stands directly in it.
    var depth: UInt16
}

/// What a registration is made on: two on the same one may be one too many.
enum Receiver: Hashable, Sendable {
    case selfInstance
    case carrier(Carrier)
    case access(AccessTarget)
    case local(NameID)
    case unknown

    /// Who holds it, where that is a parameter or a property.
    var carrier: Carrier? {
        if case .carrier(let carrier) = self { carrier } else { nil }
    }
}

/// What stands around a call in its body: of two calls in one frame none runs without the other.
struct CodeFrame: Hashable, Sendable {
    /// Row of the innermost closure; -1 without.
    var closure: Int32 = -1
    /// Row of the innermost branch; -1 without, and where an operator chooses.
    var branch: Int32 = -1
    /// Row of the list that it is written in, where that is what is told to somebody as a whole; -1 without.
    var list: Int32 = -1
}

/// Who tells what a registration gives out.
enum Promise: Sendable {
    /// It does so itself.
    case none
    /// Some code that registers anew.
    case override
    /// A registration of another key, or some code that registers anew.
    case registration(WiringKey)
}

/// A function that a library's generator writes for what is registered.
struct GeneratedAccessor: Sendable {
    /// What whoever calls it asks for.
    var key: WiringKey
    /// What it gives out.
    var registered: WiringKey
}

/// That a container is told how to make something.
struct Registration: Sendable {
    /// Index into the idioms of the project.
    var library = 0
    /// nil where a helper hides it.
    var key: WiringKey?
    /// The type that the key's name is written as a constant of; none for other names.
    var nameOwner = NameID.none
    /// What its name is written as, where that is the name of a value and nothing else: `register(type, name: name)`.
    var nameWritten = NameID.none
    /// Further keys that give out the same.
    var forwarded: [WiringKey] = []
    /// Where each of those is written, in an idiom that says so.
    var forwardedOffsets: [UInt32] = []
    /// What whoever asks may call.
    var accessors: [GeneratedAccessor] = []
    /// It only says that somebody has to register the key.
    var isAbstract = false
    /// Where several answer one key, it is this one that does.
    var isPreferred = false
    /// What it gives out.
    var product: ResolvedType
    /// Types of the arguments that are handed in when it is asked for.
    var arguments: [ResolvedType] = []
    var lifetime = Lifetime.brief
    var site: Site
    /// Row of the file's `types` that it stands in, -1 outside.
    var typeRow: Int32
    /// Offset of the registered type's name.
    var keyOffset: UInt32
    var producing: [ProducingCode] = []
    /// Whether naming it is asking for it; otherwise it takes a call.
    var isAskedByName = false
    /// The type that is constructed.
    var implementation: TypeID?
    /// What it gives out is made by nothing that the sources declare, and so is of no type that they declare.
    var isMadeOutside = false
    /// What it gives out was there before anybody asked.
    var givesOutWhatExists = false
    var receiver = Receiver.unknown
    var frame = CodeFrame()
    /// What it is in the tree of who makes whom, of libraries whose generated code makes everything.
    var node: InstantiationNode?
    /// What it gives out is told elsewhere.
    var promise = Promise.none
}

/// That a container is made, which knows what it is told and what those above it are told.
struct ContainerMaking: Sendable {
    /// Where it is kept.
    var container: Receiver
    /// The container above it; nil for one that stands alone.
    var parent: Receiver?
    var site: Site
}

extension Registration {
    /// The types that it is registered as.
    var declaredTypes: [TypeID] {
        var found: [TypeID] = []
        for key in [key].compactMap(\.self) + forwarded {
            if case .type(let type, _) = key, let id = type.type.instance { found.append(id) }
        }
        if case .member? = key, let id = product.instance { found.append(id) }
        return found
    }
}
