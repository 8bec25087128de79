import Testing

@testable import DilintKit

@Suite struct SourcePathTests {
    @Test(arguments: [
        ("./App/A.swift", "/work/repo/App/A.swift"), ("App/./A.swift", "/work/repo/App/A.swift"),
        ("../Kit//A.swift", "/work/Kit/A.swift"), ("/tmp/./A.swift", "/tmp/A.swift"), ("../../../A.swift", "/A.swift"),
    ])
    func absolutePathsHaveNoWayBack(path: String, expected: String) {
        #expect(SourcePath.absolute(path, in: "/work/repo") == expected)
    }

    @Test(arguments: [
        ("./A.swift", "App/A.swift"), ("../Kit/A.swift", "Kit/A.swift"), ("../../A.swift", "/work/A.swift"),
    ])
    func hostsBeginAtTheRootOfTheRepository(path: String, expected: String) {
        let surface = Surface(workingDirectory: "/work/repo/App", sourceRoot: "/work/repo/.")
        #expect(SourcePath.fromSourceRoot(path, for: surface) == expected)
    }
}
