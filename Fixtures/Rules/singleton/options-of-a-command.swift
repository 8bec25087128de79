// The library makes the arguments of a command as it makes the command: nobody could hand them anything.

import ArgumentParser
import Foundation

struct InputOptions: ParsableArguments {
    @Argument var paths: [String] = []
    func validate() throws {
        for path in paths where !FileManager.default.fileExists(atPath: path) { print(path) }
    }
}

struct Check: ParsableCommand {
    @OptionGroup var options: InputOptions
    func run() throws { print(FileManager.default.currentDirectoryPath) }
}

/// What is parsed by hand can be handed it.
struct HandOptions {
    var paths: [String] = []
    func validate() {
        for path in paths where !FileManager.default.fileExists(atPath: path) { print(path) }
        //                       ^ note: [singleton] {{HandOptions reaches the shared instance FileManager.default}}
    }
}
