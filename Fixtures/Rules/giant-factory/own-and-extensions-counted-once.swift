// Methods of extensions in other files count, those that two branches of a condition declare count once.
// only: giant-factory

//- Sources/App/ZooFactory.swift
final class ZooModel {
    func play() {}
}

final class ZooFactory {
//          ^ warning: [giant-factory] {{ZooFactory has 11 creating methods, more than 10}}
    func makeAnt() -> ZooModel { ZooModel() }
    func makeBee() -> ZooModel { ZooModel() }
    func makeCat() -> ZooModel { ZooModel() }
    func makeDog() -> ZooModel { ZooModel() }
    #if DEBUG
    func makeElk() -> ZooModel { ZooModel() }
    #else
    func makeElk() -> ZooModel { ZooModel() }
    #endif
}

protocol ZooPlaying {
    func play()
}

extension ZooModel: ZooPlaying {}

//- Sources/App/ZooFactory+Birds.swift
protocol BirdFactory {
    func makeFox() -> ZooModel
    func makeGnu() -> ZooModel
    func makeHen() -> ZooModel
}

extension ZooFactory: BirdFactory {
    func makeFox() -> ZooModel { ZooModel() }
    func makeGnu() -> ZooModel { ZooModel() }
    func makeHen() -> ZooModel { ZooModel() }
    func makeIbis() -> ZooModel { ZooModel() }
    func makeJay() -> ZooModel { ZooModel() }
    func makeKiwi() -> ZooModel { ZooModel() }
}
