// A call with labels is no reading of a property, whatever it is called on: `observer.harbour(self, didOpen: …)`.
// What is read or called without labels may be anybody's.
// only: unused-dependency
import Elsewhere

protocol HarbourService { func open() }
protocol PilotService { func steer() }
protocol LampService { func light() }

final class Bell {
    let harbour: any HarbourService
    let pilot: any PilotService
    let lamp: any LampService

    init(harbour: any HarbourService, pilot: any PilotService, lamp: any LampService) {
    //   ^ warning: [unused-dependency] {{Bell takes HarbourService and keeps it, but never uses it}}
        self.harbour = harbour
        self.pilot = pilot
        self.lamp = lamp
    }

    func ring() {
        Watchers.all.forEach { watcher in
            watcher.harbour(self, didOpen: true)
            watcher?.pilot.steer()
            watcher.lamp()
        }
    }
}
