import DilintKit

/// The configuration written in a fixture's header, read as a `.dilint.json`.
func fixtureConfiguration(_ json: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader.read(Array(json.utf8), file: "config", rules: RuleCatalog.builtIn.rules)
}
