// Of two types of one name in a module the one beside or above a file is meant, not one in a folder below it, however
// the folders are called; in another folder's file what lies there is meant.
// only: self-made-dependency

//- Sources/Harbor/Piers/Archive/Crane.swift
struct Crane {
    func lift() {}
}

//- Sources/Harbor/Piers/Crane.swift
protocol Lifting { func lift() }
final class Crane: Lifting {
    func lift() {}
}

//- Sources/Harbor/Piers/PierService.swift
final class PierService {
    private let crane = Crane()
    //                  ^ note: [self-made-dependency] {{PierService creates Crane, which it could be given}}
    func unload() { crane.lift() }
}

//- Sources/Harbor/Piers/North/NorthService.swift
final class NorthService {
    private let crane = Crane()
    //                  ^ note: [self-made-dependency] {{NorthService creates Crane, which it could be given}}
    func unload() { crane.lift() }
}

//- Sources/Harbor/Piers/Archive/ArchiveService.swift
final class ArchiveService {
    private let crane = Crane()
    func unload() { crane.lift() }
}

//- Sources/Harbor/Docks/Winch.swift
struct Winch {
    func pull() {}
}

//- Sources/Harbor/Docks/Yard/Winch.swift
protocol Pulling { func pull() }
final class Winch: Pulling {
    func pull() {}
}

//- Sources/Harbor/Docks/DockService.swift
final class DockService {
    private let winch = Winch()
    func moor() { winch.pull() }
}

//- Sources/Harbor/Docks/South/SouthService.swift
final class SouthService {
    private let winch = Winch()
    func moor() { winch.pull() }
}

//- Sources/Harbor/Docks/Yard/YardService.swift
final class YardService {
    private let winch = Winch()
    //                  ^ note: [self-made-dependency] {{YardService creates Winch, which it could be given}}
    func moor() { winch.pull() }
}
