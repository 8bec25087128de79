// A generic property wrapper that may be given another container asks the global one for what it wraps, all the same.
// only: service-locator

final class Pantry {
    static let root = Pantry()
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func register<Food>(_ kind: Food.Type, make: @escaping () -> Food) { makers[ObjectIdentifier(kind)] = make }
    func resolve<Food>(_ kind: Food.Type, name: String?) -> Food { makers[ObjectIdentifier(kind)]!() as! Food }
}

@propertyWrapper
struct FromPantry<Food> {
    private var pantry: Pantry?
    private var name: String?
    private var food: Food?
    init(pantry: Pantry? = nil, name: String? = nil) {
        self.pantry = pantry
        self.name = name
    }
    var wrappedValue: Food {
        mutating get {
            if food == nil { food = (pantry ?? Pantry.root).resolve(Food.self, name: name) }
            return food!
        }
        set { food = newValue }
    }
}

final class BreadService {
    func bake() {}
}

final class Cook {
    private let pantry: Pantry?
    init(pantry: Pantry?) { self.pantry = pantry }
    func serve() {
        (pantry ?? Pantry.root).resolve(BreadService.self, name: nil).bake()
    //  ^ warning: [service-locator] {{Cook asks a locator for BreadService}}
    }
}
