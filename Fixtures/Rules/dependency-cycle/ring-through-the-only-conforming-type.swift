// The protocol has one conforming type outside of tests, and that type needs the one that takes the protocol.

//- Sources/App/Planner.swift
protocol PlanStoring {
    func save()
}

final class Planner {
    private let store: any PlanStoring
    init(store: any PlanStoring) { self.store = store }
    func plan() { store.save() }
}

//- Sources/App/DiskPlanStore.swift
final class DiskPlanStore: PlanStoring {
    private let planner: Planner
    init(planner: Planner) { self.planner = planner }
    //   ^ error: [dependency-cycle] {{Making DiskPlanStore needs itself: DiskPlanStore → Planner → DiskPlanStore}}
    func save() { planner.plan() }
}

//- Tests/AppTests/PlannerTests.swift
import XCTest

final class RecordingStore: PlanStoring {
    func save() {}
}
