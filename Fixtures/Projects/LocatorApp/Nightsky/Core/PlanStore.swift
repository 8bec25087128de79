import Foundation

@MainActor
protocol PlanStoring: AnyObject {
    func planned() -> [Int]
    func plan(_ star: Star)
}

@MainActor
final class PlanStore: PlanStoring {
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    func planned() -> [Int] { defaults.array(forKey: "plan") as? [Int] ?? [] }

    func plan(_ star: Star) { defaults.set(planned() + [star.id], forKey: "plan") }
}
