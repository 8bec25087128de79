// Test code is not reported, so its comments cannot be told to be unused.

//- Tests/AppTests/LoaderTests.swift
final class LoaderTests {
    // dilint:disable:next singleton
    func testLoads() {}
}
