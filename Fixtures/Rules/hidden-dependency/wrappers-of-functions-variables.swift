// Whatever wrapper fetches a property's value, it does so for a function's variable, too: a library's that an idiom reads or
// none does, or one of the project's own. Not in code that assembles, of values, and for other attributes.
// only: hidden-dependency

//- Sources/Unread/SluiceModel.swift
import SluiceInjection
import SwiftUI

protocol GateService {
    func lift()
}

final class SluiceModel {
    func lift() {
        @InjectService var gate: GateService
//      ^ note: [hidden-dependency] {{SluiceModel needs GateService in 2 places, which no initializer shows}}
        @InjectService var name: String
        @Observed var other: GateService
        gate.lift()
        other.lift()
        print(name)
    }

    func lower() {
        let lowering = { @LazyInjectService var gate: GateService; gate.lift() }
//                       ^ related: [hidden-dependency] {{GateService is fetched here as well}}
        lowering()
    }
}

final class WeirModel {
    func lift() {
        @InjectService(name: "second") var gate: any GateService
//      ^ note: [hidden-dependency] {{WeirModel needs GateService in 2 places, which no initializer shows}}
        @MainActor @Injected var third: (any GateService)?
//                 ^ related: [hidden-dependency] {{GateService is fetched here as well}}
        gate.lift()
        third?.lift()
    }
}

// The type of another module needs nothing itself.
extension URLRequest {
    func lift() {
        @InjectService var gate: GateService
//      ^ note: [hidden-dependency] {{An extension of URLRequest needs GateService, which no initializer shows}}
        gate.lift()
    }
}

extension LockKeeper {
    func lift() {
        @InjectService var gate: GateService
//      ^ note: [hidden-dependency] {{LockKeeper needs GateService, which no initializer shows}}
        gate.lift()
    }
}

struct LockKeeper {
    var name: String
}

struct SluiceView: View {
    var body: some View {
        @ViewBuilder var row: some View {
            Text("gate")
        }
        @State var gate: any GateService
        row
    }
}

final class LiveGate: GateService {
    func lift() {}
}

struct GateFactory {
    func makeGate() -> any GateService {
        @InjectService var gate: any GateService
        gate.lift()
        return LiveGate()
    }
}

@main
struct SluiceApp: App {
    var body: some Scene { WindowGroup { SluiceView() } }
    func start() {
        @InjectService var gate: any GateService
        gate.lift()
    }
}

func liftAll() {
    @InjectService var gate: any GateService
//  ^ note: [hidden-dependency] {{SluiceModel.swift needs GateService, which no initializer shows}}
    gate.lift()
}

//- Sources/Fact/LockModel.swift
import FactoryKit

final class LevelService {
    func height() -> Int { 3 }
}

extension Container {
    var levels: Factory<LevelService> { self { LevelService() } }
    var title: Factory<String> { self { "Lock" } }
}

final class LockModel {
    func text() -> String {
        @Injected(\.levels) var levels
//      ^ note: [hidden-dependency] {{LockModel needs LevelService, which no initializer shows}}
        @Injected(\.title) var title
        return "\(title) \(levels.height())"
    }
}

//- Sources/Own/CanalModel.swift
protocol BoatService {
    func sail()
}

struct CanalValues {
    nonisolated(unsafe) static var current = CanalValues()
    var boat: any BoatService
    var title = "Canal"
}

@propertyWrapper
struct Placed<Value> {
    private let path: WritableKeyPath<CanalValues, Value>
    init(_ path: WritableKeyPath<CanalValues, Value>) { self.path = path }
    var wrappedValue: Value { CanalValues.current[keyPath: path] }
}

final class CanalYard {
    static let shared = CanalYard()
    private var boats: [ObjectIdentifier: Any] = [:]
    func register<Value>(_ boat: Value) { boats[ObjectIdentifier(Value.self)] = boat }
    func resolve<Value>(_ type: Value.Type) -> Value { boats[ObjectIdentifier(type)] as! Value }
}

@propertyWrapper
struct Fetched<Value> {
    var wrappedValue: Value
    init() { wrappedValue = CanalYard.shared.resolve(Value.self) }
}

@propertyWrapper
struct Late<Value> {
    private var value: Value?
    var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
}

final class CanalModel {
    func sail() {
        @Fetched var boat: any BoatService
//      ^ note: [hidden-dependency] {{CanalModel needs BoatService in 2 places, which no initializer shows}}
        @Placed(\.boat) var other
//      ^ related: [hidden-dependency] {{BoatService is fetched here as well}}
        @Placed(\.title) var title
        @Late var late: any BoatService
        late = boat
        late.sail()
        other.sail()
        print(title)
    }
}
