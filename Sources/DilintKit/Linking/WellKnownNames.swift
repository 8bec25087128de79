import SwiftFacts

/// The numbers of the names that linking itself knows; a name that no source mentions has none.
struct WellKnownNames: Sendable {
    /// `Optional`: the argument may be missing.
    let optional: NameSet
    /// `Array`, `Set`, …: the last argument is the element.
    let collections: NameSet
    /// `Lazy`, `Provider`, …: the first argument is produced later.
    let deferred: NameSet
    /// Those of them that projects declare themselves; a `Factory` of their own is a type with a role.
    let ownDeferred: NameSet
    /// Wrappers that are as good as their argument: `StateObject<T>`.
    let transparent: NameSet
    /// What comes of making the first argument: `Result<T, Error>`.
    let outcomes: NameSet
    /// What coders read from and write to by keys.
    let codingContainers: NameSet
    /// `KeyPath<Root, Value>` and those that write.
    let keyPaths: NameSet
    let selfName: NameID?
    let nilName: NameID?
    let string: NameID?
    /// Types of the standard library and Foundation that are values: nothing of a project is one of them.
    let values: NameSet
    /// Those of them that become one another without a word.
    let decimals: NameSet
    /// `Self`
    let selfType: NameID?
    let initName: NameID?
    let delegateName: NameID?
    /// By which an application gives out its scenes, each of which has a delegate.
    let connectedScenes: NameID?
    let shared: NameID?
    /// `NSApp`, which has the looks of a type, and the type of what it holds.
    let application: NameID?
    let applicationType: NameID?
    let callAsFunction: NameID?
    /// What promises are continued with; those who import the module `Then` set up something with it.
    let then: NameID?
    let thenModule: NameID?
    let globalActor: NameID?
    /// The macro that gives an actor its initializer.
    let modelActor: NameID?
    let resultBuilder: NameID?
    let objcMembers: NameID?
    let discardableResult: NameID?
    let available: NameID?
    let taskLocal: NameID?
    /// Protocols that ask for nothing: who conforms to one promises nobody anything.
    let markers: NameSet
    /// These, and what classes alone conform to.
    let memberless: NameSet
    let extensionContext: NameID?
    /// `NSObject`
    let rootClass: NameID?
    /// What a protocol names that classes and actors alone can conform to.
    let classBounds: NameSet
    /// Accessors that run when a property is set.
    let setters: NameSet
    /// Labels of keys: what is asked for by key is a value.
    let keyLabels: NameSet
    /// What is compared conforms to one of them.
    let compared: NameSet
    /// What conforms to one of them is coded and compared by all that it keeps, or made of a file.
    let codedOrRead: NameSet
    /// What is listed, told from others or thrown conforms to one of them.
    let listed: NameSet
    /// The properties that they ask for or have.
    let listing: NameSet
    /// Types from elsewhere that ask those who inherit from them for no initializer with arguments.
    let askingNoInitializer: NameSet
    /// What is nothing but its raw value conforms to one of them.
    let rawValued: NameSet
    /// How things look.
    let looks: NameSet
    /// Lengths and sizes to lay things out by.
    let measures: NameSet
    /// Functions that end the program.
    let stops: NameSet
    /// Methods that put one more into a list.
    let collecting: NameSet
    /// Methods that keep what has been subscribed to for as long as the keeper lives.
    let keeping: NameSet
    /// Types whose instances run the closure that they are made of.
    let running: NameSet
    /// What looks through the properties of an instance that it is handed, or asks their wrappers.
    let reflecting: NameSet
    /// Wrappers with which a view draws itself anew when the object changes.
    let watching: NameSet
    /// Wrappers without arguments whose values a view's maker hands in.
    let filledFromOutside: NameSet
    /// Labels of what a wrapper begins with.
    let wrappedValues: NameSet
    /// Wrappers that are told where in the defaults, or in a scene's state, a value is kept.
    let storages: NameSet
    /// Attributes that wrap nothing: they say where code runs, who sees it, who observes it and how its result is built.
    let plainAttributes: NameSet
    /// These, and wrappers of what somebody else has, who may hand it in whatever there is without him.
    let replaceable: NameSet
    /// The plain ones, and wrappers that begin with nothing where their value may be none.
    let startingEmpty: NameSet
    /// The plain ones, and wrappers that keep a value as it is and only tell when it changes.
    let keepingAttributes: NameSet
    /// Attributes of what a nib or storyboard fills, and of what it calls.
    let outlets: NameSet
    let actions: NameSet
    /// Methods that nobody but nibs and storyboards calls.
    let awakeFromNib: NameID?
    let prepare: NameID?
    /// The sources have storyboards make screens, or are told of what these lead to.
    let hasStoryboards: Bool
    /// What a list gives out of its elements.
    let elements: NameSet
    /// What a list gives out that has elements of the same type.
    let sublists: NameSet
    /// `$0`, `$1`
    let firstArgument: NameID?
    let secondArgument: NameID?
    let dynamicMemberLookup: NameID?
    let dynamicMember: NameID?
    /// What a property wrapper wraps, and the label of the initializers that take it.
    let wrappedValue: NameID?
    /// By which what is observed says that it changes.
    let objectWillChange: NameID?
    /// `R`, where R.swift puts the project's resources.
    let resources: NameID?

    init(_ names: FrozenNames) {
        func named(_ words: String) -> NameSet { NameSet(words: words, of: names) }
        optional = named("Optional")
        collections = named("Array ArraySlice ContiguousArray InlineArray Set Dictionary AnyCollection AnySequence")
        let ownDeferred = "Lazy Provider AsyncLazy"
        deferred = named(ownDeferred + " " + IdiomRegistry.deferredTypes.joined(separator: " "))
        self.ownDeferred = named(ownDeferred)
        transparent = named("ObservedObject StateObject")
        outcomes = named("Result Task")
        codingContainers = named("KeyedDecodingContainer KeyedEncodingContainer")
        keyPaths = named("KeyPath WritableKeyPath ReferenceWritableKeyPath")
        selfName = names.find("self")
        nilName = names.find("nil")
        string = names.find("String")
        values = named(
            """
            String Substring Character Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool CGFloat
            CGRect CGSize CGPoint Data Date URL UUID Decimal TimeInterval IndexPath IndexSet Locale Calendar TimeZone
            URLRequest URLComponents
            """)
        decimals = named("Double CGFloat TimeInterval")
        selfType = names.find("Self")
        initName = names.find("init")
        delegateName = names.find("delegate")
        connectedScenes = names.find("connectedScenes")
        shared = names.find("shared")
        application = names.find("NSApp")
        applicationType = names.find("NSApplication")
        callAsFunction = names.find("callAsFunction")
        (then, thenModule) = (names.find("then"), names.find("Then"))
        globalActor = names.find("globalActor")
        modelActor = names.find("ModelActor")
        resultBuilder = names.find("resultBuilder")
        objcMembers = names.find("objcMembers")
        discardableResult = names.find("discardableResult")
        available = names.find("available")
        taskLocal = names.find("TaskLocal")
        let markers = "Sendable SendableMetatype Copyable Escapable BitwiseCopyable"
        self.markers = named(markers)
        memberless = named("AnyObject " + markers)
        extensionContext = names.find("extensionContext")
        rootClass = names.find("NSObject")
        classBounds = named("AnyObject NSObjectProtocol ObservableObject Actor")
        setters = named("set willSet didSet _modify modify unsafeMutableAddress")
        keyLabels = named("forKey key at atPath for")
        askingNoInitializer = named(
            "NSObject NSObjectProtocol AnyObject ObservableObject Identifiable CustomStringConvertible")
        rawValued = named("RawRepresentable OptionSet")
        compared = named("Equatable Hashable Comparable")
        codedOrRead = named(
            """
            FormatStyle ParseableFormatStyle ParseStrategy ActivityAttributes FileDocument ReferenceFileDocument
            """)
        listed = named("Identifiable CaseIterable Error")
        listing = named("id allCases localizedDescription")
        looks = named(
            """
            UIColor NSColor Color CGColor UIFont NSFont Font UIImage NSImage Image Gradient CGFloat CGSize UIEdgeInsets
            NSEdgeInsets EdgeInsets NSDirectionalEdgeInsets
            """)
        measures = named(
            "CGFloat CGSize UIEdgeInsets NSEdgeInsets EdgeInsets NSDirectionalEdgeInsets UIOffset")
        stops = named("fatalError preconditionFailure")
        collecting = named("append insert")
        keeping = named("store disposed")
        running = named("Task Timer")
        reflecting = named("Mirror withDependencies")
        watching = named("ObservedObject StateObject")
        filledFromOutside = named("Binding Bindable ObservedObject StateObject ObservedRealmObject State")
        wrappedValues = named("wrappedValue initialValue")
        storages = named("AppStorage SceneStorage")
        let plainAttributes = """
            MainActor ObservationIgnored available inlinable nonobjc preconcurrency usableFromInline ViewBuilder
            ToolbarContentBuilder SceneBuilder CommandsBuilder TabContentBuilder ChartContentBuilder MapContentBuilder
            ContentBuilder
            """
        self.plainAttributes = named(plainAttributes)
        replaceable = named("Binding Bindable ObservedObject ObservedRealmObject " + plainAttributes)
        startingEmpty = named("State " + plainAttributes)
        keepingAttributes = named("Published " + plainAttributes)
        outlets = named("IBOutlet IBInspectable")
        actions = named("IBAction IBSegueAction")
        awakeFromNib = names.find("awakeFromNib")
        prepare = names.find("prepare")
        hasStoryboards = ["UIStoryboard", "UIStoryboardSegue", "NSStoryboard", "NSStoryboardSegue"]
            .contains { names.find($0) != nil }
        elements = named("first last randomElement popFirst popLast removeFirst removeLast")
        sublists = named("filter sorted reversed shuffled prefix suffix dropFirst dropLast lazy values")
        firstArgument = names.find("$0")
        secondArgument = names.find("$1")
        dynamicMemberLookup = names.find("dynamicMemberLookup")
        dynamicMember = names.find("dynamicMember")
        wrappedValue = names.find("wrappedValue")
        objectWillChange = names.find("objectWillChange")
        resources = names.find("R")
    }
}
