/// Every rule, in alphabetical order of its id: the table of contents of this folder.
enum RuleRegistry {
    static let all: [any Rule] = [
        ContainerInjection(),
        DependencyCycle(),
        DependencyPipeline(),
        MassiveInitializer(),
        ServiceLocator(),
        Singleton(),
        SingletonDefault(),
        UnusedDependency(),
    ]
}
