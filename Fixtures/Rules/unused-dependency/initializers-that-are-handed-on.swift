// An initializer that is handed on as a function takes what the project's own code hands it. What is called, and what a
// library or a generic function of the project wires by its types, takes what it needs.
// only: unused-dependency

//- Sources/App/Writers.swift
import Foundation
import Swinject
import SwinjectAutoregistration

protocol Writing {
    func write()
}

final class FileWriter: Writing {
    private let files: FileManager
    init(_ files: FileManager) { self.files = files }
    func write() { _ = files.currentDirectoryPath }
}

final class SilentWriter: Writing {
    init(_ files: FileManager) {}
    func write() {}
}

final class LoudWriter: Writing {
    init(_ files: FileManager) {}
    //     ^ warning: [unused-dependency] {{LoudWriter takes FileManager, but never uses it}}
    func write() {}
}

final class WiredWriter: Writing {
    init(files: FileManager) {}
    //   ^ warning: [unused-dependency] {{WiredWriter takes FileManager, but never uses it}}
    func write() {}
}

final class TypedWriter: Writing {
    init(files: FileManager) {}
    //   ^ warning: [unused-dependency] {{TypedWriter takes FileManager, but never uses it}}
    func write() {}
}

func wire<Part, Product>(_ make: (Part) -> Product, _ container: Container) -> Product {
    make(container.resolve(Part.self)!)
}

final class Report {
    private let makeWriter: (FileManager) -> Writing
    init(makeWriter: @escaping (FileManager) -> Writing) { self.makeWriter = makeWriter }
    func print(_ files: FileManager) { makeWriter(files).write() }
}

func run(_ files: FileManager, _ container: Container) {
    Report(makeWriter: FileWriter.init).print(files)
    Report(makeWriter: SilentWriter.init).print(files)
    LoudWriter.init(files).write()
    wire(TypedWriter.init, container).write()
    container.autoregister(Writing.self, initializer: WiredWriter.init)
}
