// What is called a container and computes itself in other forms gives out nothing.
// only: container-injection

class CrateContainer {
    var label: String { "" }
    var small: SmallCrateContainer? { label.isEmpty ? SmallCrateContainer(label: label) : nil }
    var large: LargeCrateContainer? { label.isEmpty ? nil : LargeCrateContainer(label: label) }
}

final class SmallCrateContainer: CrateContainer {
    private let text: String
    init(label: String) { text = label }
    override var label: String { text }
}

final class LargeCrateContainer: CrateContainer {
    private let text: String
    init(label: String) { text = label }
    override var label: String { text }
}

final class CrateMessage {
    private let contents: CrateContainer
    init(container: CrateContainer) { contents = container }
    func text() -> String { contents.label }
}

final class CraneService { func lift() {} }
final class TruckService { func drive() {} }

class YardContainer {
    var crane: CraneService { CraneService() }
    var truck: TruckService { TruckService() }
    var night: NightYardContainer { NightYardContainer() }
}

final class NightYardContainer: YardContainer {}

final class YardMaster {
    private let container: YardContainer
    init(container: YardContainer) { self.container = container }
    //   ^ warning: [container-injection] {{YardMaster takes the whole container YardContainer}}
    func work() { container.crane.lift() }
}
