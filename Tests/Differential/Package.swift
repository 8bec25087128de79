// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that neither building nor testing dilint ever asks for swift-syntax.
let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "differential",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        // A link to dilint's own sources: what is `package` there cannot be seen from another package.
        .target(name: "SwiftFacts", swiftSettings: house + [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "Differential",
            dependencies: [
                "SwiftFacts",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: house),
        // For `Tests/Benchmarks`: how long parsing alone takes.
        .executableTarget(
            name: "ParseOnly",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: house),
    ],
    swiftLanguageModes: [.v6]
)
