import Testing

@testable import DilintKit

@Suite struct TestCodeTests {
    /// Of a file below the analysed root, in both ways in which files are asked about.
    private func isTestPath(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        let layout = ModuleLayout(roots: ["Project"], manifests: [])
        var lookup = ModuleLayout.Lookup(layout)
        let isTest = lookup.isTest("Project/" + path)
        #expect(layout.module(of: "Project/" + path).isTest == isTest, sourceLocation: sourceLocation)
        return isTest
    }

    private func isTestDouble(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { TestCode.isTestDouble($0) }
    }

    @Test(arguments: [
        "Tests/AppTests/A.swift", "AppTests/A.swift", "tests/a.swift", "App/AppUITests/A.swift", "Specs/A.swift",
        "LoginSpecs/A.swift", "Mocks/A.swift", "App/NetworkMocks/A.swift", "Fakes/A.swift", "Mock/A.swift",
        "TestSupport/A.swift", "CoreTestSupport/A.swift", "AppTestCommon/A.swift", "CoreTestShared/A.swift",
        "TestHelpers/A.swift", "Core/TestsFoundation/Models/A.swift", "Core/TestingUtilities/A.swift",
        "Tests iOS/A.swift", "unit-tests/A.swift", "iOSTests/A.swift", "UITests2/A.swift", "Stubs/A.swift",
        "Sources/AppTests/A.swift", "Sources/App/Tests/A.swift", "Source/App/Shop/UnitTests/A.swift",
        "AppTests/Sources/Models/ModelTests/A.swift", "Sources/App/AppMocks/A.swift", "ShopUITests-App/A.swift",
        "ShopUITestsHost/A.swift", "Shop UI Tests Host App/A.swift", "UITestsApp/A.swift",
        "fastlane/Fastfile.swift", "fastlane/swift/Runner.swift",
    ])
    func foldersOfTestCode(path: String) {
        #expect(isTestPath(path))
    }

    @Test(arguments: [
        "ABTest/A.swift", "ABTests/A.swift", "A_B-Tests/A.swift", "ABTestSupport/A.swift", "Test/A.swift",
        "Fastlane/A.swift", "fastlanes/A.swift",
        "Latests/A.swift", "Contests/A.swift", "App/AppTests.swift", "Mocks.swift", "Mockingbird/A.swift",
        "Support/A.swift", "TestFlight/A.swift", "TestsManager/A.swift", "APIMock/A.swift", "Spec/A.swift",
        "OS/A.swift", "Sources/Scenes/LabTests/A.swift", "App/Source/Scenes/Lab/BloodTests/A.swift",
        "Source/Scenes/LabTests/A.swift",
        "SplitTests/A.swift", "ShopUITestsReport/A.swift", "LabTestsApp/A.swift", "HostApp/A.swift", "UIHost/A.swift",
    ])
    func otherFolders(path: String) {
        #expect(!isTestPath(path))
    }

    @Test(arguments: [
        "MockAPI", "APIMock", "MOCKApi", "mockAPI", "FakeStore2", "StoreFake2", "Mock", "_StubAPI", "SpyTracker",
        "TrackerSpy", "DummyView", "API_Mock", "Mock2Store",
    ])
    func typesThatStandIn(name: String) {
        #expect(isTestDouble(name))
    }

    @Test(arguments: [
        "Mockingbird", "Spyglass", "Dummying", "Fakery", "Mocked", "APIMockStore", "Hammock", "Unfake", "", "Store2",
        "MockingAPI", "Mocks",
    ])
    func typesThatDoNot(name: String) {
        #expect(!isTestDouble(name))
    }
}
