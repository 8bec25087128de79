// A chain that nobody would read to its end is shown from both ends; all that carry are told by themselves.
// only: dependency-pipeline

protocol TowerBell { func ring() }

final class Landing00 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing00 → Landing01 → Landing02 → Landing03 → Landing04 → Landing05 → Landing06 → Landing07 → Landing08 → (3 more) → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing01 { Landing01(bell: bell) }
}

final class Landing01 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing08 → Landing09 → (2 more) → Landing12 → Landing13}}
    func climb() -> Landing02 { Landing02(bell: bell) }
}

final class Landing02 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing09 → Landing10 → Landing11 → Landing12}}
    func climb() -> Landing03 { Landing03(bell: bell) }
}

final class Landing03 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing04 { Landing04(bell: bell) }
}

final class Landing04 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing05 { Landing05(bell: bell) }
}

final class Landing05 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing06 { Landing06(bell: bell) }
}

final class Landing06 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing07 { Landing07(bell: bell) }
}

final class Landing07 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing08 { Landing08(bell: bell) }
}

final class Landing08 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing09 { Landing09(bell: bell) }
}

final class Landing09 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing10 { Landing10(bell: bell) }
}

final class Landing10 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing11 { Landing11(bell: bell) }
}

final class Landing11 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing12 { Landing12(bell: bell) }
}

final class Landing12 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing13 { Landing13(bell: bell) }
}

final class Landing13 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing14 { Landing14(bell: bell) }
}

final class Landing14 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing15 { Landing15(bell: bell) }
}

final class Landing15 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing16 { Landing16(bell: bell) }
}

final class Landing16 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing17 { Landing17(bell: bell) }
}

final class Landing17 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing18 { Landing18(bell: bell) }
}

final class Landing18 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline]
    func climb() -> Landing19 { Landing19(bell: bell) }
}

final class Landing19 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    func climb() { bell.ring() }
}
