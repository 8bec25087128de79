// What a method makes by calling its namesake is the same thing; a namesake that makes it itself makes another one.
// only: giant-factory

final class AntService {}
final class BeeService {}

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

struct BeeFactory {
//     ^ warning: [giant-factory] {{BeeFactory has 11 creating methods}}
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
