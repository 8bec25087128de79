// A wrapper of the project's own whose code asks a registry for the type that it wraps hides a dependency; one that keeps what
// it is given, or reads a value by a key, hides none.
// only: hidden-dependency

import SwiftUI

protocol LoomService {
    func weave()
}

final class LiveLoomService: LoomService {
    func weave() {}
}

enum Workshop {
    nonisolated(unsafe) private static var makers: [ObjectIdentifier: () -> Any] = [:]
    static func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
        makers[ObjectIdentifier(type)] = make
    }
    static func resolve<Service>(_ type: Service.Type) -> Service? { makers[ObjectIdentifier(type)]?() as? Service }
}

@propertyWrapper
struct Fetched<Value> {
    let wrappedValue: Value
    init() { wrappedValue = Workshop.resolve(Value.self)! }
}

@propertyWrapper
struct LazyFetched<Value> {
    private var value: Value?
    var wrappedValue: Value {
        mutating get {
            if let value { return value }
            let fetched = Workshop.resolve(Value.self)!
            value = fetched
            return fetched
        }
        set { value = newValue }
    }
}

@propertyWrapper
struct Late<Value> {
    private var value: Value?
    var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
}

struct WorkshopValues {
    nonisolated(unsafe) static var current = WorkshopValues()
    var loom: any LoomService = LiveLoomService()
    var title = "Cloth"
}

@propertyWrapper
struct Placed<Value> {
    private let path: WritableKeyPath<WorkshopValues, Value>
    init(_ path: WritableKeyPath<WorkshopValues, Value>) { self.path = path }
    var wrappedValue: Value {
        get { WorkshopValues.current[keyPath: path] }
        nonmutating set { WorkshopValues.current[keyPath: path] = newValue }
    }
}

final class ThreadModel {
    @Placed(\.loom) private var loom: any LoomService
//  ^ note: [hidden-dependency] {{ThreadModel needs LoomService, which no initializer shows}}
    @Placed(\.title) private var title: String
    func weave() { if !title.isEmpty { loom.weave() } }
}

final class ClothModel {
    @Fetched private var loom: any LoomService
//  ^ note: [hidden-dependency] {{ClothModel needs LoomService, which no initializer shows}}
    @LazyFetched var other: LiveLoomService
//  ^ note: [hidden-dependency] {{ClothModel fetches LiveLoomService and does nothing with it}}
    @Fetched var name: String
    @Late var late: any LoomService
    func weave() { loom.weave(); late.weave() }
}

@main
struct ClothApp: App {
    @Fetched private var loom: any LoomService
    var body: some Scene { WindowGroup { Text("Cloth") } }
}
