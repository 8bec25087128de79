// swift-tools-version: 6.2

import PackageDescription

let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "dilint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "dilint", targets: ["dilint"]),
        .plugin(name: "DilintCommand", targets: ["DilintCommand"]),
        .plugin(name: "DilintBuildTool", targets: ["DilintBuildTool"]),
    ],
    targets: [
        .target(name: "SwiftFacts", swiftSettings: house),
        .systemLibrary(name: "CAllocator"),
        .target(
            name: "DilintKit", dependencies: ["SwiftFacts", "CAllocator"], exclude: ["DilintKit.docc"],
            swiftSettings: house),
        .executableTarget(name: "dilint", dependencies: ["DilintKit", "SwiftFacts"], swiftSettings: house),
        .plugin(
            name: "DilintCommand",
            capability: .command(
                intent: .custom(
                    verb: "dilint", description: "Finds mistakes in the dependency injection of the package")),
            dependencies: ["dilint"], path: "Sources/Plugins/DilintCommand"),
        .plugin(
            name: "DilintBuildTool", capability: .buildTool(), dependencies: ["dilint"],
            path: "Sources/Plugins/DilintBuildTool"),
        .target(
            name: "TestSupport", dependencies: ["DilintKit", "SwiftFacts"], path: "Tests/TestSupport",
            swiftSettings: house),
        .testTarget(
            name: "SwiftFactsTests", dependencies: ["SwiftFacts", "TestSupport"], swiftSettings: house),
        .testTarget(
            name: "DilintKitTests", dependencies: ["DilintKit", "SwiftFacts", "TestSupport"], swiftSettings: house),
        .testTarget(
            name: "DilintTests", dependencies: ["dilint", "DilintKit", "TestSupport"], swiftSettings: house),
    ],
    swiftLanguageModes: [.v6]
)
