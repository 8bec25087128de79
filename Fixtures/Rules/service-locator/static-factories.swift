// A namespace of creating methods is a factory: its methods make, they do not hand out.

final class BoatService {
    func sail() {}
}

final class CrewService {
    func climb() {}
}

enum BoatFactory {
    static func makeBoatService() -> BoatService { BoatService() }
    static func makeCrewService() -> CrewService { CrewService() }
}

final class HarbourModel {
    private let boat = BoatFactory.makeBoatService()
    func sail() {
        boat.sail()
        BoatFactory.makeCrewService().climb()
    }
}
