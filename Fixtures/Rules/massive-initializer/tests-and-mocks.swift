// Mocks and test code may take what they like.
// only: massive-initializer

//- Sources/App/Pots.swift
protocol Pot { func boil() }

final class PotModelMock {
    init(_ a: any Pot, _ b: any Pot, _ c: any Pot, _ d: any Pot, _ e: any Pot) {}
}

//- Tests/AppTests/PotTests.swift
@testable import App
import Testing

final class PotHarness {
    init(_ a: any Pot, _ b: any Pot, _ c: any Pot, _ d: any Pot, _ e: any Pot) {}
}
