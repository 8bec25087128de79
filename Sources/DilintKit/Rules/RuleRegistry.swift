/// Every rule, in alphabetical order of its id: the table of contents of this folder.
enum RuleRegistry {
    static let all: [any Rule] = [
        ConcreteFactory(),
        ContainerInjection(),
        ContainerOutsideRoot(),
        DependencyCycle(),
        DependencyPipeline(),
        GiantFactory(),
        InlineAssembly(),
        MassiveInitializer(),
        SelfMadeDependency(),
        ServiceLocator(),
        Singleton(),
        SingletonDefault(),
        UnusedDependency(),
    ]
}
