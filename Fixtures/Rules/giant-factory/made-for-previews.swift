// What is made for previews only, nobody has to keep in mind.
// only: giant-factory

final class ZooModel {
    func play() {}
}

protocol ZooPlaying {
    func play()
}

extension ZooModel: ZooPlaying {}

final class ZooFactory {
    func makeAnt() -> ZooModel { ZooModel() }
    func makeBee() -> ZooModel { ZooModel() }
    func makeCat() -> ZooModel { ZooModel() }
    func makeDog() -> ZooModel { ZooModel() }
    func makeElk() -> ZooModel { ZooModel() }
    func makeFox() -> ZooModel { ZooModel() }
    func makeGnu() -> ZooModel { ZooModel() }
    func makeHen() -> ZooModel { ZooModel() }
    func makeIbis() -> ZooModel { ZooModel() }
    func makeJay() -> ZooModel { ZooModel() }
    func makeKiwiPreview() -> ZooModel { ZooModel() }
}

final class ParkFactory {
//          ^ warning: [giant-factory] {{ParkFactory has 11 creating methods, more than 10}}
    func makeAnt() -> ZooModel { ZooModel() }
    func makeBee() -> ZooModel { ZooModel() }
    func makeCat() -> ZooModel { ZooModel() }
    func makeDog() -> ZooModel { ZooModel() }
    func makeElk() -> ZooModel { ZooModel() }
    func makeFox() -> ZooModel { ZooModel() }
    func makeGnu() -> ZooModel { ZooModel() }
    func makeHen() -> ZooModel { ZooModel() }
    func makeIbis() -> ZooModel { ZooModel() }
    func makeJay() -> ZooModel { ZooModel() }
    func makeKiwi() -> ZooModel { ZooModel() }
    func makeLynxPreview() -> ZooModel { ZooModel() }
}
