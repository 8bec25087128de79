/// Every rule, in alphabetical order of its id: the table of contents of this folder.
enum RuleRegistry {
    static let all: [any Rule] = [
        CaptiveDependency(),
        ConcreteFactory(),
        ContainerInjection(),
        ContainerOutsideRoot(),
        DependencyCycle(),
        DependencyPipeline(),
        DuplicateRegistration(),
        GiantFactory(),
        HiddenDependency(),
        InlineAssembly(),
        MassiveInitializer(),
        SelfMadeDependency(),
        ServiceLocator(),
        Singleton(),
        SingletonDefault(),
        UnregisteredDependency(),
        UnusedDependency(),
        UnusedSuppression(),
    ]
}
