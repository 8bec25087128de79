// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "GardenKit",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "GardenCore", targets: ["GardenCore"]),
        .library(name: "GardenServices", targets: ["GardenServices"]),
    ],
    targets: [
        .target(name: "GardenCore"),
        .target(name: "GardenServices", dependencies: ["GardenCore"]),
        .testTarget(name: "GardenServicesTests", dependencies: ["GardenServices"]),
    ]
)
