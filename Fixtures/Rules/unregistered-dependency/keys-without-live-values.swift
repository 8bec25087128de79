// swift-dependencies: a key with a value for tests alone is asked for by the app.
// only: unregistered-dependency

//- App/Keys.swift
import Dependencies

struct Mailer: TestDependencyKey {
    var send: () -> Void = {}
    static let testValue = Mailer()
}

struct Clock: DependencyKey {
    static let liveValue = Clock()
}

struct Maps: TestDependencyKey {
    static var testValue: Maps { Maps() }
}

struct Audio: TestDependencyKey {
    static let testValue = Audio()
}

extension DependencyValues {
    var mailer: Mailer {
        get { self[Mailer.self] }
        set { self[Mailer.self] = newValue }
    }
    var clock: Clock {
        get { self[Clock.self] }
        set { self[Clock.self] = newValue }
    }
    var maps: Maps {
        get { self[Maps.self] }
        set { self[Maps.self] = newValue }
    }
    var audio: Audio {
        get { self[Audio.self] }
        set { self[Audio.self] = newValue }
    }
}

//- App/Model.swift
import Dependencies

final class Model {
    @Dependency(\.mailer.send) var send
//  ^ error: [unregistered-dependency] {{Model asks swift-dependencies for Mailer, which nothing registers}}
    @Dependency(\.mailer) var mailer
    @Dependency(\.clock) var clock
    @Dependency(\.maps) var maps
    @Dependency(\.audio) var audio
}

func start() -> Model {
    withDependencies {
        $0.maps = Maps()
    } operation: {
        Model()
    }
}

//- App/Live.swift
import Dependencies

extension Audio: DependencyKey {
    static var liveValue: Audio { Audio() }
}

//- Tests/ModelTests.swift
import Dependencies
import XCTest

final class ModelTests: XCTestCase {
    @Dependency(\.mailer) var mailer
    func testModel() { _ = withDependencies { $0.mailer = Mailer() } operation: { Model() } }
}
