// A class may make its only one of a subclass, and of what another shared instance keeps, and have a step of its own
// give that back. What is told something besides is used.
// only: singleton

final class PlanStore {
    private var plans: [String] = []
    func add(_ plan: String) { plans.append(plan) }
}

final class Depot {
    static let shared = Depot()
    let store = PlanStore()
    private var visits = 0
    func visit() { visits += 1 }
}

class PlanManager {
    private let store: PlanStore
    private(set) var isOpen = false
    init(store: PlanStore) { self.store = store }
    func plan() { store.add("Tour") }
    func opened() -> PlanManager {
        isOpen = true
        return self
    }
}

final class CityPlanManager: PlanManager {
    override func plan() { print("City") }
}

extension PlanManager {
    static let office: PlanManager = CityPlanManager(store: Depot.shared.store).opened()
    static let branch = PlanManager(store: Depot.shared.store).opened()
    static let stall: PlanManager = {
        Depot.shared.visit()
//      ^ warning: [singleton] {{PlanManager reaches the shared instance Depot.shared}}
        return CityPlanManager(store: PlanStore())
    }()
}
