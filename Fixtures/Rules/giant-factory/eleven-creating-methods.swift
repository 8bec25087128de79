// A factory, class, struct or enum, with more than ten creating methods.
// only: giant-factory

final class ToyModel: ToyPlaying {
    func play() {}
}

protocol ToyPlaying {
    func play()
}

final class ToyFactory {
//          ^ warning: [giant-factory] {{ToyFactory has 11 creating methods, more than 10}}
    func makeAnt() -> ToyModel { ToyModel() }
    func makeBee() -> ToyModel { ToyModel() }
    func makeCat() -> ToyModel { ToyModel() }
    func makeDog() -> ToyModel { ToyModel() }
    func makeElk() -> ToyModel { ToyModel() }
    func makeFox() -> ToyModel { ToyModel() }
    func makeGnu() -> ToyModel { ToyModel() }
    func makeHen() -> ToyModel { ToyModel() }
    func makeIbis() -> ToyModel { ToyModel() }
    func makeJay() -> ToyModel { ToyModel() }
    func makeKiwi() -> ToyModel { ToyModel() }
}

enum ToyBuilder {
//   ^ warning: [giant-factory] {{ToyBuilder has 11 creating methods, more than 10}}
    static func createAnt() -> ToyModel { ToyModel() }
    static func createBee() -> ToyModel { ToyModel() }
    static func createCat() -> ToyModel { ToyModel() }
    static func createDog() -> ToyModel { ToyModel() }
    static func createElk() -> ToyModel { ToyModel() }
    static func createFox() -> ToyModel { ToyModel() }
    static func createGnu() -> ToyModel { ToyModel() }
    static func createHen() -> ToyModel { ToyModel() }
    static func createIbis() -> ToyModel { ToyModel() }
    static func createJay() -> ToyModel { ToyModel() }
    static func createKiwi() -> ToyModel { ToyModel() }
}

struct ToyShelf {
    struct Factory {
    //     ^ warning: [giant-factory] {{ToyShelf.Factory has 11 creating methods, more than 10}}
        func Ant() -> ToyModel { ToyModel() }
        func Bee() -> ToyModel { ToyModel() }
        func Cat() -> ToyModel { ToyModel() }
        func Dog() -> ToyModel { ToyModel() }
        func Elk() -> ToyModel { ToyModel() }
        func Fox() -> ToyModel { ToyModel() }
        func Gnu() -> ToyModel { ToyModel() }
        func Hen() -> ToyModel { ToyModel() }
        func Ibis() -> ToyModel { ToyModel() }
        func Jay() -> ToyModel { ToyModel() }
        func Kiwi() -> ToyModel { ToyModel() }
    }
}
