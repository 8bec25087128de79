// A generic factory of one argument has the methods that are added for that argument, and no others.
// only: giant-factory

final class ZooModel {
    func play() {}
}

protocol ZooPlaying {
    func play()
}

extension ZooModel: ZooPlaying {}

struct ZooFactory<Maker> {
    let maker: Maker
}

struct Ant {}
extension ZooFactory where Maker == Ant { func makeAnt() -> ZooModel { ZooModel() } }

struct Bee {}
extension ZooFactory where Maker == Bee { func makeBee() -> ZooModel { ZooModel() } }

struct Cat {}
extension ZooFactory where Maker == Cat { func makeCat() -> ZooModel { ZooModel() } }

struct Dog {}
extension ZooFactory where Maker == Dog { func makeDog() -> ZooModel { ZooModel() } }

struct Elk {}
extension ZooFactory where Maker == Elk { func makeElk() -> ZooModel { ZooModel() } }

struct Fox {}
extension ZooFactory where Maker == Fox { func makeFox() -> ZooModel { ZooModel() } }

struct Gnu {}
extension ZooFactory where Maker == Gnu { func makeGnu() -> ZooModel { ZooModel() } }

struct Hen {}
extension ZooFactory where Maker == Hen { func makeHen() -> ZooModel { ZooModel() } }

struct Ibis {}
extension ZooFactory where Maker == Ibis { func makeIbis() -> ZooModel { ZooModel() } }

struct Jay {}
extension ZooFactory where Maker == Jay { func makeJay() -> ZooModel { ZooModel() } }

struct Kiwi {}
extension ZooFactory where Maker == Kiwi { func makeKiwi() -> ZooModel { ZooModel() } }

struct ParkFactory<Maker> {
//     ^ warning: [giant-factory] {{ParkFactory has 11 creating methods, more than 10}}
    let maker: Maker
}

extension ParkFactory where Maker: ZooPlaying {
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
}
