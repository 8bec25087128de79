// A global environment's services count one by one and its values not at all; a global service is itself what is reached.

//- Sources/App/Surroundings.swift
import ShipLogging

protocol RadarAPI {
    func sweep()
}

final class LiveRadarAPI: RadarAPI {
    func sweep() {}
}

final class Surroundings {
    var isNight = false
    var now: () -> Int = { 0 }
    var radar: any RadarAPI = LiveRadarAPI()
    let log = ShipLogger()
    func api(for name: String) -> (any RadarAPI)? { nil }
    func reset() {}
}

nonisolated(unsafe) var Here = Surroundings()

protocol Stopping {
    func stop()
}

final class HelmService {
    func turn() {}
    func hold(_ course: Int) -> any Stopping { Hold() }
}

final class Hold: Stopping {
    func stop() {}
}

let helm = HelmService()
private let rudder = HelmService()

final class RudderModel {
    func turn() { rudder.turn() }
}

//- Sources/App/WatchModel.swift
final class WatchModel {
    func look() {
        if !Here.isNight, Here.now() > 3 { Here.log.info("day") }
        Here.radar.sweep()
    //  ^ warning: [singleton] {{WatchModel reaches the shared instance Here.radar}}
        Here.api(for: "bow")?.sweep()
    //  ^ warning: [singleton] {{WatchModel reaches the shared instance Here.api}}
        Here.reset()
    //  ^ warning: [singleton] {{WatchModel reaches the shared instance Here}}
        helm.turn()
    //  ^ warning: [singleton] {{WatchModel reaches the shared instance helm}}
    }
}

final class CourseModel {
    func keep() {
        helm.hold(90).stop()
    //  ^ warning: [singleton] {{CourseModel reaches the shared instance helm in 2 places}}
        helm.turn()
    //  ^ related: [singleton] {{also reaches helm here}}
    }
}
