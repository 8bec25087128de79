// A file with statements outside of declarations is a program of its own: nobody could hand it anything.
// only: singleton, container-outside-root

//- Scripts/rename.swift
#!/usr/bin/env swift
import Foundation

final class Lister {
    func list() {}
}

final class Mover {
    func move() {}
}

final class ToolContainer {
    lazy var lister = Lister()
    lazy var mover = Mover()
}

let tools = ToolContainer()
let files = FileManager.default

func rename(_ name: String) {
    tools.mover.move()
    _ = FileManager.default.contents(atPath: name)
}

for name in CommandLine.arguments.dropFirst() {
    rename(name)
}

//- Sources/App/Rename.swift
import Foundation
import SwiftUI

func rename(_ name: String) {
    _ = FileManager.default.contents(atPath: name)
    //  ^ note: [singleton] {{Rename.swift reaches the shared instance FileManager.default}}
}

#Preview {
    Text("Rename")
}
