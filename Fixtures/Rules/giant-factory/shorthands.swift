// What a method makes by calling its namesake is the same thing; a namesake that makes it itself makes another one.
// only: giant-factory

final class AntService {}
final class BeeService {}
final class CicadaService {}

struct AntFactory {
    func makeOne() -> AntService { makeOne(isSmall: true) }
    func makeOne(isSmall: Bool) -> AntService { AntService() }
    func makeTwo() -> AntService {
        let isSmall = false
        return makeTwo(isSmall: isSmall)
    }
    func makeTwo(isSmall: Bool) -> AntService { AntService() }
    func makeThree() -> AntService { AntService() }
    func makeFour() -> AntService { AntService() }
    func makeFive() -> AntService { AntService() }
    func makeSix() -> AntService { AntService() }
    func makeSeven() -> AntService { AntService() }
    func makeEight() -> AntService { AntService() }
    func makeNine() -> AntService { AntService() }
}

final class AntModel {
    private let factory: AntFactory
    init(factory: AntFactory) { self.factory = factory }
    func open() -> [AntService] {
        [factory.makeOne(), factory.makeOne(isSmall: false), factory.makeTwo(), factory.makeTwo(isSmall: false)]
    }
}

// What calls itself is no shorthand of itself.
struct CicadaFactory {
//     ^ warning: [giant-factory] {{CicadaFactory has 11 creating methods, more than 10}}
    func makeOne(after count: Int) -> CicadaService {
        if count == 0 { return CicadaService() }
        return makeOne(after: count - 1)
    }
    func makeTwo() -> CicadaService { CicadaService() }
    func makeThree() -> CicadaService { CicadaService() }
    func makeFour() -> CicadaService { CicadaService() }
    func makeFive() -> CicadaService { CicadaService() }
    func makeSix() -> CicadaService { CicadaService() }
    func makeSeven() -> CicadaService { CicadaService() }
    func makeEight() -> CicadaService { CicadaService() }
    func makeNine() -> CicadaService { CicadaService() }
    func makeTen() -> CicadaService { CicadaService() }
    func makeEleven() -> CicadaService { CicadaService() }
}

final class CicadaModel {
    private let factory: CicadaFactory
    init(factory: CicadaFactory) { self.factory = factory }
    func open() -> CicadaService { factory.makeOne(after: 17) }
}

struct BeeFactory {
//     ^ warning: [giant-factory] {{BeeFactory has 11 creating methods, more than 10}}
    func makeOne() -> BeeService { BeeService() }
    func makeOne(isSmall: Bool) -> BeeService { BeeService() }
    func makeTwo() -> BeeService { BeeService() }
    func makeTwo(isSmall: Bool) -> BeeService { BeeService() }
    func makeThree() -> BeeService { BeeService() }
    func makeFour() -> BeeService { BeeService() }
    func makeFive() -> BeeService { BeeService() }
    func makeSix() -> BeeService { BeeService() }
    func makeSeven() -> BeeService { BeeService() }
    func makeEight() -> BeeService { BeeService() }
    func makeNine() -> BeeService { BeeService() }
}
