import Foundation
import PackagePlugin

/// `swift package dilint [--target NAME]… [--report FILE] [COMMAND] [OPTION…]`: runs dilint on the package, `analyze`
/// where no command is named.
@main
struct DilintCommand: CommandPlugin {
    /// Commands that read sources.
    private static let reading = ["analyze", "graph", "why", "trace", "facts"]
    private static let others = ["rules", "init", "completions"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let targetNames = extractor.extractOption(named: "target")
        let report = extractor.extractOption(named: "report").last
        var rest = extractor.remainingArguments
        let isNamed = rest.first.map { Self.reading.contains($0) || Self.others.contains($0) } ?? false
        let command = isNamed ? rest.removeFirst() : "analyze"

        var words = [command] + rest
        if let report { words += ["--format", "text", "--format", "json=" + report] }
        if Self.reading.contains(command) { words += try folders(of: targetNames, in: context.package) }
        let process = Process()
        process.executableURL = try context.tool(named: "dilint").url
        process.arguments = words
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error("dilint has findings that fail")
        default: Diagnostics.error("dilint could not do its work")
        }
    }

    /// Relative to the package, as reports should call them; nothing stands for the whole package.
    private func folders(of targetNames: [String], in package: Package) throws -> [String] {
        let root = package.directoryURL.path(percentEncoded: false)
        return try package.targets(named: targetNames).compactMap { $0 as? any SourceModuleTarget }.map { target in
            let folder = target.directoryURL.path(percentEncoded: false)
            return folder.hasPrefix(root) && folder != root ? String(folder.dropFirst(root.count)) : folder
        }
    }
}
