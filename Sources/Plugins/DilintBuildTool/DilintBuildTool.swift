import Foundation
import PackagePlugin

/// Runs dilint on a target whenever a source of it or the configuration has changed: findings appear as warnings of the
/// build, and errors fail it. The target is looked at alone, so what other targets would add is not seen.
@main
struct DilintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        var inputs = target.sourceFiles(withSuffix: "swift").map(\.url)
        guard !inputs.isEmpty else { return [] }
        var arguments = ["analyze", "--format", "xcode"]
        // The build's working directory is nobody's promise, so the package's configuration is named.
        let configuration = context.package.directoryURL.appending(path: ".dilint.json")
        if FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false)) {
            arguments += ["--config", configuration.path(percentEncoded: false)]
            inputs.append(configuration)
        }
        arguments.append(target.directoryURL.path(percentEncoded: false))
        // A file that is declared as output would be copied into the product as a resource.
        return [
            .buildCommand(
                displayName: "dilint \(target.name)", executable: try context.tool(named: "dilint").url,
                arguments: arguments, inputFiles: inputs, outputFiles: [])
        ]
    }
}
