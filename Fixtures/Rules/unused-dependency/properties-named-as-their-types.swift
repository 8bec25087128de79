// In a type with a property that bears a type's name the name means the property, unless it is called.

final class ClockService {
    func time() -> Int { 12 }
}

final class BellService {
    private let ClockService: ClockService
    init(ClockService: ClockService) { self.ClockService = ClockService }
    func ring() -> Int { ClockService.time() }
}

struct Tower {
    let ClockService: ClockService
    private let bell: BellService
    init(ClockService: ClockService, bell: BellService) {
    //   ^ warning: [dependency-pipeline] {{Tower takes ClockService only to hand it on: Tower → BellService, which uses it}}
        self.ClockService = ClockService
        self.bell = bell
    }
    func other() -> BellService { BellService(ClockService: ClockService) }
    func ring() -> Int { bell.ring() }
}

final class Belfry {
    private let ClockService: ClockService
    init(ClockService: ClockService) { self.ClockService = ClockService }
    //   ^ warning: [unused-dependency] {{Belfry takes ClockService and keeps it, but never uses it}}
    func spare() -> Int { ClockService().time() }
}
