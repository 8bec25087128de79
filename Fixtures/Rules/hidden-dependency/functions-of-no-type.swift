// Code of no type needs what its variables' wrappers fetch as a type's does, and is told under its file's name. What a server begins
// with assembles.
// only: hidden-dependency

//- Sources/App/Stamps.swift
import Dependencies

struct PressClient { var stamp: @Sendable (Int) -> Int }
extension PressClient: DependencyKey {
    static var liveValue: Self { .init(stamp: { $0 + 1 }) }
}
extension DependencyValues {
    var press: PressClient {
        get { self[PressClient.self] }
        set { self[PressClient.self] = newValue }
    }
}

func stamp(_ id: Int) -> Int {
    @Dependency(\.press) var press
//  ^ note: [hidden-dependency] {{Stamps.swift needs PressClient in 2 places, which no initializer shows}}
    return press.stamp(id)
}

func stampAll(_ ids: [Int]) -> [Int] {
    @Dependency(\.press) var press
//  ^ related: [hidden-dependency] {{PressClient is fetched here as well}}
    return ids.map { press.stamp($0) }
}

func stampToday() -> Int {
    @Dependency(\.date.now) var now
    return Int(now.timeIntervalSince1970)
}

enum Stamps {
    static func stamp(_ id: Int) -> Int {
        @Dependency(\.press) var press
//      ^ note: [hidden-dependency] {{Stamps needs PressClient, which no initializer shows}}
        return press.stamp(id)
    }
}

//- Sources/App/configure.swift
import Dependencies
import Vapor

func configure(_ app: Application) throws {
    @Dependency(\.press) var press
    app.get("stamp") { _ in press.stamp(1) }
}

//- Sources/Run/main.swift
import Dependencies

func run() -> Int {
    @Dependency(\.press) var press
    return press.stamp(1)
}
print(run())
