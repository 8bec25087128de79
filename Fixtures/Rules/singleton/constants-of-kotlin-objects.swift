// An object of constants that comes from Kotlin has one instance because it has no statics: what is read of it is a value.
// only: singleton

import HarbourShared

final class TideModel {
    private let names: [String]

    init() {
        names = [TideNames.shared.HIGH_TIDE, TideNames.shared.LOW_TIDE, PierProperties.shared.PROVIDER]
    }

    func show() {
        print(names, TideNames.shared.HIGH_TIDE.uppercased())
        TideHub.shared.send(TideNames.shared.SPRING_TIDE)
    //  ^ warning: [singleton] {{TideModel reaches the shared instance TideHub.shared}}
    }
}

enum Keys {
    static let provider = PierProperties.shared.PROVIDER
}

final class PierModel {
    func open() {
        print(PierConfig.shared.URL, PierConfig.shared.host)
    //        ^ warning: [singleton] {{PierModel reaches the shared instance PierConfig.shared in 2 places}}
        print(PierGate.shared)
    //        ^ warning: [singleton] {{PierModel reaches the shared instance PierGate.shared}}
    }
}
