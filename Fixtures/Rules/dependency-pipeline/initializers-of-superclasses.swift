// A class without an initializer of its own has those of its superclass: what it is handed reaches the user up there.
// only: dependency-pipeline

protocol SluiceAPI { func open() }

class Gate {
    private let api: any SluiceAPI
    init(api: any SluiceAPI) { self.api = api }
    func lift() { api.open() }
    //            ^ related: [dependency-pipeline] {{HighGate uses it}}
}

class SteelGate: Gate {
    var weight = 1
}

final class HighGate: SteelGate {
    var height = 1
}

final class SluiceModel {
    private let api: any SluiceAPI
    init(api: any SluiceAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{SluiceModel takes SluiceAPI only to hand it on: SluiceModel → HighGate, which uses it}}
    func pass() { HighGate(api: api).lift() }
    //                          ^ related: [dependency-pipeline] {{SluiceModel hands it to HighGate}}
}

// One of its own takes its place.
class Lock {
    private let api: any SluiceAPI
    init(api: any SluiceAPI) { self.api = api }
    func fill() { api.open() }
    //            ^ related: [dependency-pipeline] {{QuietLock uses it}}
}

final class QuietLock: Lock {
    init(level: Int, api: any SluiceAPI) { super.init(api: api) }
}

final class LockModel {
    private let api: any SluiceAPI
    init(api: any SluiceAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{LockModel takes SluiceAPI only to hand it on: LockModel → QuietLock, which uses it}}
    func pass() { QuietLock(level: 2, api: api).fill() }
    //                                     ^ related: [dependency-pipeline] {{LockModel hands it to QuietLock}}
}
