System.exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), in: .current()))
