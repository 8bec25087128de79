// `HarbourServiceInterface` and `PilotManagerImplementation` say service as `HarbourService` and `PilotManager` do.
// only: unused-dependency

protocol HarbourServiceInterface { var isOpen: Bool { get } }
protocol PierInterface { var length: Int { get } }

struct PilotManagerImplementation {
    func steer() {}
}

final class Bell {
    private let harbour: any HarbourServiceInterface
    private let pilot: PilotManagerImplementation
    private let pier: any PierInterface

    init(harbour: any HarbourServiceInterface, pilot: PilotManagerImplementation, pier: any PierInterface) {
    //   ^ warning: [unused-dependency] {{Bell takes HarbourServiceInterface and keeps it, but never uses it}}
    //                                         ^ warning: [unused-dependency] {{Bell takes PilotManagerImplementation and keeps it, but never uses it}}
        self.harbour = harbour
        self.pilot = pilot
        self.pier = pier
    }
}
