import DilintKit

/// A configuration is read, or refused with one line that says where.
struct ConfigurationTarget: FuzzTarget {
    let name = "configuration"

    func violation(for input: [UInt8]) -> String? {
        do throws(ConfigurationError) {
            let rules = RuleCatalog.builtIn.rules
            _ = try ConfigurationReader.read(input, file: ".dilint.json", rules: rules)
            return nil
        } catch {
            return error.description.contains("\n") ? "an error of several lines: \(error.description)" : nil
        }
    }
}
