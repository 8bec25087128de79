// The configuration of a fixture. The one function to swap for the reader of `.dilint.json`.

import DilintKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The configuration written in a fixture's header.
func fixtureConfiguration(_ json: String) throws -> Configuration {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(FixtureConfiguration.self, from: Data(json.utf8)).configuration
}

/// The keys that fixtures use, as `.dilint.json` has them.
private struct FixtureConfiguration: Decodable {
    struct Rule: Decodable {
        var severity: String?
        var max: Int?
        var minimumCarriers: Int?
        var minimumDependencies: Int?
    }
    struct Dependencies: Decodable {
        var serviceSuffixes: [String]?
        var treatAsDependency: [String]?
        var treatAsData: [String]?
    }
    struct Singletons: Decodable {
        var allow: [String]?
        var ambient: [String]?
    }
    struct Roles: Decodable {
        var compositionRoots: [String]?
        var containers: [String]?
        var factories: [String]?
        var coordinators: [String]?
    }

    var includeTests: Bool?
    var rules: [String: Rule]?
    var dependencies: Dependencies?
    var singletons: Singletons?
    var roles: Roles?

    var configuration: Configuration {
        var result = Configuration()
        result.includeTests = includeTests ?? false
        for (id, rule) in rules ?? [:] {
            var settings = RuleSettings(severity: rule.severity.flatMap(RuleSeverity.init(rawValue:)))
            settings.options["max"] = rule.max
            settings.options["minimumCarriers"] = rule.minimumCarriers
            settings.options["minimumDependencies"] = rule.minimumDependencies
            result.rules[id] = settings
        }
        result.serviceSuffixes = dependencies?.serviceSuffixes ?? []
        result.treatAsDependency = dependencies?.treatAsDependency ?? []
        result.treatAsData = dependencies?.treatAsData ?? []
        result.allowedSingletons = singletons?.allow ?? []
        result.ambientSingletons = singletons?.ambient ?? []
        result.compositionRoots = roles?.compositionRoots ?? []
        result.containers = roles?.containers ?? []
        result.factories = roles?.factories ?? []
        result.coordinators = roles?.coordinators ?? []
        return result
    }
}
