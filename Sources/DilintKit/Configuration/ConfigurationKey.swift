/// A key of the configuration: what it is for, how it is read and where its value is kept. The reader, the template and the
/// schema are made of these.
struct ConfigurationKey: Sendable {
    typealias Place<Value> = any WritableKeyPath<Configuration, Value> & Sendable

    enum Content: Sendable {
        /// Globs; errors say what they match.
        case globs(of: String, Place<[String]>)
        /// Last words of type names.
        case suffixes(Place<[String]>)
        case flag(Place<Bool>)
        case path(Place<String?>)
        /// What is decided about single rules, by their ids.
        case rules
        /// How many findings are put up with, by the ids of rules.
        case budgets
        case group([ConfigurationKey])
    }

    let name: String
    /// Sentences with a full stop; empty where the group's say it.
    let help: String
    let content: Content

    private init(_ name: String, _ help: String, _ content: Content) {
        self.name = name
        self.help = help
        self.content = content
    }

    /// In the order of the template.
    static let all = [
        ConfigurationKey(
            "include", "Globs of the files to read; empty: every .swift file below the analysed paths.",
            .globs(of: "globs", \.include)),
        ConfigurationKey(
            "exclude",
            "Globs of files and folders to leave out; without a word Carthage, DerivedData, Pods, SourcePackages, "
                + "checkouts, node_modules, *.xctemplate, *.docc, *.playground and whatever begins with a dot are, unless "
                + "an include opens them.",
            .globs(of: "globs", \.exclude)),
        ConfigurationKey(
            "includeTests", "Whether test targets, previews and mocks are analysed like everything else.",
            .flag(\.includeTests)),
        ConfigurationKey(
            "rules",
            "A rule's severity (error, warning, note or off) and thresholds. `dilint rules RULE` explains a rule.",
            .rules),
        ConfigurationKey("dependencies", "Which types are dependencies, and which are data.", .group(dependencies)),
        ConfigurationKey("singletons", "Shared instances, as Type or Type.member, with *.", .group(singletons)),
        ConfigurationKey(
            "roles", "Names or globs of types that have a role which their code does not show.", .group(roles)),
        ConfigurationKey(
            "baseline", "Path of a baseline: the findings it lists are not reported.", .path(\.baseline)),
        ConfigurationKey(
            "budgets",
            "How many findings of a rule there may be, or the run fails: 12, or "
                + "{ \"total\": 12, \"modules\": { \"Checkout\": 0 } }.",
            .budgets),
    ]

    private static let dependencies = [
        ConfigurationKey(
            "serviceSuffixes",
            "Last words of type names that make a type a service, besides the built-in ones; \"-Store\" removes one.",
            .suffixes(\.serviceSuffixes)),
        ConfigurationKey(
            "treatAsDependency", "Names or globs of types that are dependencies, whatever they look like.",
            .globs(of: typeNames, \.treatAsDependency)),
        ConfigurationKey(
            "treatAsData", "Names or globs of types that are data, whatever they look like.",
            .globs(of: typeNames, \.treatAsData)),
    ]

    private static let singletons = [
        ConfigurationKey("allow", "Those that anyone may reach.", .globs(of: instances, \.allowedSingletons)),
        ConfigurationKey(
            "ambient", "Those that are values of the surroundings, such as a clock or a locale.",
            .globs(of: instances, \.ambientSingletons)),
    ]

    private static let roles = [
        ConfigurationKey("compositionRoots", "", .globs(of: typeNames, \.compositionRoots)),
        ConfigurationKey("containers", "", .globs(of: typeNames, \.containers)),
        ConfigurationKey("factories", "", .globs(of: typeNames, \.factories)),
        ConfigurationKey("coordinators", "", .globs(of: typeNames, \.coordinators)),
    ]

    private static let typeNames = "type names or globs"
    private static let instances = "names like Type or Type.member"
}
