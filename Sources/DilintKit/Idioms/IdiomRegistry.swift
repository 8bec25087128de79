/// Every idiom, the libraries first that most projects use.
package enum IdiomRegistry {
    static let all: [any Idiom.Type] = [
        SwinjectIdiom.self,
        FactoryIdiom.self,
        ResolverIdiom.self,
        SwiftDependenciesIdiom.self,
        DipIdiom.self,
        NeedleIdiom.self,
        SafeDIIdiom.self,
        WeaverIdiom.self,
        CleanseIdiom.self,
        SwiftUIIdiom.self,
        ReactiveStreamsIdiom.self,
    ]

    /// Modules whose import makes the code of tests worth reading: tests may be all that registers something.
    package static let modulesReadInTests: Set<String> = Set(
        all.filter { $0.isAskedByType }.flatMap { $0.modules })

    /// Modules of libraries for dependency injection that dilint knows by name only.
    static let unread = [
        "DIKit", "DITranquillity", "EasyDi", "InfomaniakDI", "Macaroni", "Swiftinject",
        "Typhoon",
    ]
}
