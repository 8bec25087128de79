// An assembly of a library whose registrations are not read hands in what it registers, whatever it is; what derives from nothing
// from elsewhere is not known to be one.
// only: singleton

//- Sources/App/DeskAssembly.swift
import Foundation
import InfomaniakDI

final class LockKeeper {
    private let defaults: UserDefaults
    init(defaults: UserDefaults) { self.defaults = defaults }
    func lock() { defaults.removeObject(forKey: "open") }
}

open class DeskAssembly: TargetAssembly {
    override open class func getTargetServices() -> [Factory] {
        [
            Factory(type: LockKeeper.self) { _, _ in LockKeeper(defaults: UserDefaults.standard) },
            Factory(type: FileManager.self) { _, _ in FileManager.default },
        ]
    }
}

class TabletDeskAssembly: DeskAssembly {
    override class func getTargetServices() -> [Factory] {
        super.getTargetServices() + [Factory(type: UserDefaults.self) { _, _ in UserDefaults.standard }]
    }
}

final class DeskService: TargetService {
    func lock() { UserDefaults.standard.removeObject(forKey: "open") }
    //            ^ note: [singleton] {{DeskService reaches the shared instance UserDefaults.standard}}
}

//- Sources/App/ShelfAssembly.swift
import Foundation

final class ShelfAssembly: TargetAssembly {
    func lock() { UserDefaults.standard.removeObject(forKey: "open") }
    //            ^ note: [singleton] {{ShelfAssembly reaches the shared instance UserDefaults.standard}}
}
