// A wrapper that is told a key path gives out what stands there: the property needs no written type of its own. Values hide
// nothing, nor does what text cannot place.

protocol KilnService {
    func fire()
}

final class GasKiln: KilnService {
    func fire() {}
}

struct Glaze: Hashable {
    var shade = "celadon"
}

protocol WorkshopKey {
    associatedtype Value
    static var currentValue: Value { get set }
}

private enum KilnKey: WorkshopKey {
    nonisolated(unsafe) static var currentValue: any KilnService = GasKiln()
}

struct WorkshopValues {
    nonisolated(unsafe) private static var current = WorkshopValues()

    static subscript<Key: WorkshopKey>(key: Key.Type) -> Key.Value {
        get { key.currentValue }
        set { key.currentValue = newValue }
    }

    static subscript<Value>(path: WritableKeyPath<WorkshopValues, Value>) -> Value {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
    }
}

extension WorkshopValues {
    var kiln: any KilnService {
        get { Self[KilnKey.self] }
        set { Self[KilnKey.self] = newValue }
    }
    var spareKiln: GasKiln { GasKiln() }
    var glaze: Glaze { Glaze() }
    var title: String { "Pots" }
}

@propertyWrapper
struct FromWorkshop<Value> {
    private let path: WritableKeyPath<WorkshopValues, Value>
    var wrappedValue: Value {
        get { WorkshopValues[path] }
        nonmutating set { WorkshopValues[path] = newValue }
    }
    init(_ path: WritableKeyPath<WorkshopValues, Value>) { self.path = path }
}

/// Told the place of something, but of no store.
@propertyWrapper
struct Sorted<Element> {
    var wrappedValue: [Element]
    init(wrappedValue: [Element], by path: KeyPath<Element, String>) { self.wrappedValue = wrappedValue }
}

final class PotModel {
    @FromWorkshop(\.kiln) var kiln
//  ^ note: [hidden-dependency] {{PotModel needs KilnService in 2 places, which no initializer shows}}
    @FromWorkshop(\.spareKiln) private var spare
//  ^ note: [hidden-dependency] {{PotModel needs GasKiln, which no initializer shows}}
    @FromWorkshop(\.kiln) private var written: any KilnService
//  ^ related: [hidden-dependency] {{KilnService is fetched here as well}}
    @FromWorkshop(\.glaze) var glaze
    @FromWorkshop(\.glaze.shade) var shade
    @FromWorkshop(\.title) var title
    @FromWorkshop(\.elsewhere) var elsewhere
    @Sorted(by: \.shade) var glazes = [Glaze()]

    func fire() {
        kiln.fire()
        spare.fire()
        written.fire()
    }
}
