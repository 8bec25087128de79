// A manifest is a program that a build tool runs: nobody hands it anything. What it makes for others to read is no
// manifest's.
// only: singleton

//- Project.swift
import ProjectDescription

final class TargetFactory {
    func targets() -> [Target] { [] }
}

let factory = TargetFactory()

let project = Project(name: "Meadow", targets: factory.targets())

final class Namer {
    func name() -> String { "\(factory.targets().count)" }
    //                         ^ warning: [singleton] {{Namer reaches the shared instance factory}}
}

//- Sources/Meadow/Meadow.swift
final class FlowerService {
    func pick() -> Int { 1 }
}

let flowers = FlowerService()

let count = flowers.pick()
//          ^ warning: [singleton] {{Meadow.swift reaches the shared instance flowers}}
