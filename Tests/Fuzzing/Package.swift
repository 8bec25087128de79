// swift-tools-version: 6.2

import PackageDescription

let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    .unsafeFlags(["-sanitize=fuzzer,address"]),
]

// A package of its own: its flags forbid a package to be another one's dependency.
let package = Package(
    name: "fuzzing",
    platforms: [.macOS(.v15)],
    targets: [
        // Links to dilint's own sources: what is `package` there cannot be seen from another package.
        .target(name: "SwiftFacts", swiftSettings: house),
        .systemLibrary(name: "CAllocator"),
        .target(
            name: "DilintKit", dependencies: ["SwiftFacts", "CAllocator"], exclude: ["DilintKit.docc"],
            swiftSettings: house),
        .target(name: "FuzzTargets", dependencies: ["DilintKit", "SwiftFacts"], swiftSettings: house),
        .target(name: "LibFuzzer"),
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzTargets", "LibFuzzer"], swiftSettings: house,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
