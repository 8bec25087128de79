/// Every rule, in alphabetical order of its id: the table of contents of this folder.
enum RuleRegistry {
    static let all: [any Rule] = [
        CaptiveDependency(),
        ContainerInjection(),
        DependencyCycle(),
        DependencyPipeline(),
        DuplicateRegistration(),
        HiddenDependency(),
        MassiveInitializer(),
        ServiceLocator(),
        Singleton(),
        SingletonDefault(),
        UnregisteredDependency(),
        UnusedDependency(),
        UnusedSuppression(),
    ]
}
