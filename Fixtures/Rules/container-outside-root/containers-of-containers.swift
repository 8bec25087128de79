// What is named container and gives out containers, by methods called after them, is one; what makes one thing is none.

import UIKit

final class HarbourService {
    func open() {}
}

final class HarbourDIContainer {
    let service = HarbourService()
    let tides = TideService()
}

final class TideService {
    func tide() -> Int { 4 }
}

final class PierDIContainer {
    let service = HarbourService()
    let tides = TideService()
}

final class AppDIContainer {
    func harbourDIContainer() -> HarbourDIContainer { HarbourDIContainer() }
    func pierDIContainer() -> PierDIContainer { PierDIContainer() }
}

final class BoxContainer {
    func service() -> HarbourService { HarbourService() }
}

final class HarbourViewModel {
    func open() {
        AppDIContainer().harbourDIContainer().service.open()
    //  ^ warning: [container-outside-root] {{HarbourViewModel constructs the container AppDIContainer}}
    }

    func unpack() { BoxContainer().service().open() }
}
