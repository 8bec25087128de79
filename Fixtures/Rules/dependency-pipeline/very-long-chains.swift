// A chain that nobody would read to its end is shown from both ends; all that carry are told by themselves.
// only: dependency-pipeline

protocol TowerBell { func ring() }

final class Landing00 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing00 takes TowerBell only to hand it on: Landing00 → Landing01 → Landing02 → Landing03 → Landing04 → Landing05 → Landing06 → Landing07 → Landing08 → (3 more) → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing01 { Landing01(bell: bell) }
}

final class Landing01 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing01 takes TowerBell only to hand it on: Landing01 → Landing02 → Landing03 → Landing04 → Landing05 → Landing06 → Landing07 → Landing08 → Landing09 → (2 more) → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing02 { Landing02(bell: bell) }
}

final class Landing02 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing02 takes TowerBell only to hand it on: Landing02 → Landing03 → Landing04 → Landing05 → Landing06 → Landing07 → Landing08 → Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing03 { Landing03(bell: bell) }
}

final class Landing03 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing03 takes TowerBell only to hand it on: Landing03 → Landing04 → Landing05 → Landing06 → Landing07 → Landing08 → Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing04 { Landing04(bell: bell) }
}

final class Landing04 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing04 takes TowerBell only to hand it on: Landing04 → Landing05 → Landing06 → Landing07 → Landing08 → Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing05 { Landing05(bell: bell) }
}

final class Landing05 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing05 takes TowerBell only to hand it on: Landing05 → Landing06 → Landing07 → Landing08 → Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing06 { Landing06(bell: bell) }
}

final class Landing06 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing06 takes TowerBell only to hand it on: Landing06 → Landing07 → Landing08 → Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing07 { Landing07(bell: bell) }
}

final class Landing07 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing07 takes TowerBell only to hand it on: Landing07 → Landing08 → Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing08 { Landing08(bell: bell) }
}

final class Landing08 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing08 takes TowerBell only to hand it on: Landing08 → Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing09 { Landing09(bell: bell) }
}

final class Landing09 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing09 takes TowerBell only to hand it on: Landing09 → Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing10 { Landing10(bell: bell) }
}

final class Landing10 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing10 takes TowerBell only to hand it on: Landing10 → Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing11 { Landing11(bell: bell) }
}

final class Landing11 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing11 takes TowerBell only to hand it on: Landing11 → Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing12 { Landing12(bell: bell) }
}

final class Landing12 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing12 takes TowerBell only to hand it on: Landing12 → Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing13 { Landing13(bell: bell) }
}

final class Landing13 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing13 takes TowerBell only to hand it on: Landing13 → Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing14 { Landing14(bell: bell) }
}

final class Landing14 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing14 takes TowerBell only to hand it on: Landing14 → Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing15 { Landing15(bell: bell) }
}

final class Landing15 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing15 takes TowerBell only to hand it on: Landing15 → Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing16 { Landing16(bell: bell) }
}

final class Landing16 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing16 takes TowerBell only to hand it on: Landing16 → Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing17 { Landing17(bell: bell) }
}

final class Landing17 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing17 takes TowerBell only to hand it on: Landing17 → Landing18 → Landing19, which uses it}}
    func climb() -> Landing18 { Landing18(bell: bell) }
}

final class Landing18 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    //   ^ warning: [dependency-pipeline] {{Landing18 takes TowerBell only to hand it on: Landing18 → Landing19, which uses it}}
    func climb() -> Landing19 { Landing19(bell: bell) }
}

final class Landing19 {
    private let bell: any TowerBell
    init(bell: any TowerBell) { self.bell = bell }
    func climb() { bell.ring() }
}
