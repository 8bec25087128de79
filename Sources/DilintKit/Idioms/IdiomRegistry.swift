/// Every idiom, the libraries first that most projects use.
enum IdiomRegistry {
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
    ]

    /// Modules of libraries for dependency injection that dilint knows by name only.
    static let unread = [
        "DIKit", "DITranquillity", "EasyDi", "InfomaniakDI", "Macaroni", "Swiftinject",
        "Typhoon",
    ]
}
