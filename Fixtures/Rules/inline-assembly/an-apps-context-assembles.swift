// A type that makes and keeps many services while it is made is the app's assembler; later it is like any other.
// only: inline-assembly, self-made-dependency

protocol Going {
    func go()
}

final class WindService: Going { func go() {} }
final class SailService: Going { func go() {} }
final class HullService: Going { func go() {} }
final class KeelService: Going { func go() {} }
final class FlagService: Going { func go() {} }
final class CrewService {
    private let wind: WindService
    init(wind: WindService) { self.wind = wind }
    func go() { wind.go() }
}

final class CourseViewModel {
    private let crew: CrewService
    init(crew: CrewService) { self.crew = crew }
    func go() { crew.go() }
}

final class ShipCoordinatingService {
    let wind: WindService
    let sail = SailService()
    let hull = HullService()
    let keel = KeelService()
    let flag: FlagService
    let crew: CrewService
    init() {
        wind = WindService()
        flag = FlagService()
        crew = CrewService(wind: wind)
    }
    func start() { CourseViewModel(crew: crew).go() }
    //             ^ note: [inline-assembly] {{ShipCoordinatingService builds CourseViewModel out of its own dependencies}}
}
