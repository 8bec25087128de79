// The configuration says how many are too many.
// only: giant-factory
// config: { "rules": { "giant-factory": { "max": 2 } } }

final class GooseModel {
    func honk() {}
}

protocol GooseHonking {
    func honk()
}

extension GooseModel: GooseHonking {}

final class GooseFactory {
//          ^ warning: [giant-factory] {{GooseFactory has 3 creating methods, more than 2}}
    func makeGrey() -> GooseModel { GooseModel() }
    func makeSnow() -> GooseModel { GooseModel() }
    func makeSwan() -> GooseModel { GooseModel() }
}

final class DuckFactory {
    func makeGrey() -> GooseModel { GooseModel() }
    func makeSnow() -> GooseModel { GooseModel() }
}
