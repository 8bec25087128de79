package import SwiftFacts

/// Every idiom, the libraries first that most projects use.
package enum IdiomRegistry {
    static let all: [any Idiom.Type] = [
        SwinjectIdiom.self,
        FactoryIdiom.self,
        ResolverIdiom.self,
        SwiftDependenciesIdiom.self,
        DipIdiom.self,
        DIKitIdiom.self,
        DITranquillityIdiom.self,
        NeedleIdiom.self,
        SafeDIIdiom.self,
        WeaverIdiom.self,
        CleanseIdiom.self,
        InfomaniakDIIdiom.self,
        SwiftUIIdiom.self,
        ReactiveStreamsIdiom.self,
        SpeziIdiom.self,
        OwnRegistryIdiom.self,
    ]

    /// What extracting facts has to look for: what the idioms ask for, and comments that suppress findings.
    package static let interests = FactExtractor.Interests(
        // Tests may be all that registers something.
        modulesReadInTests: Set(all.filter { $0.isAskedByType }.flatMap { $0.modules }),
        commentMarks: [SuppressionDirective.mark] + all.flatMap { $0.commentMarks },
        keyLabels: all.flatMap { $0.keyLabels })

    /// Names of generic types whose argument is produced later. They mean it wherever they are written: a module of the
    /// project may export its library under another name.
    static let deferredTypes = all.flatMap { $0.deferredTypes }

    /// What provides values, and what listens, wherever it is written: projects copy these patterns without the library.
    static let keyProtocols = all.flatMap { $0.keyProtocols }
    static let valueStores = all.flatMap { $0.valueStores }
    static let subscriptions = Set(all.flatMap { $0.subscriptions })

    /// Modules of libraries for dependency injection that dilint knows by name only.
    static let unread = ["EasyDi", "Macaroni", "Swiftinject", "Typhoon"]
}
