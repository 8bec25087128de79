// What a type hands to another one of its own kind is still with that type: nobody has taken it further.
// only: dependency-pipeline

protocol PathService {
    func steps() -> Int
}

struct Retry {
    let times: Int
    let paths: PathService
    func next() -> Retry? { times > 0 ? Retry(times: times - 1, paths: paths) : nil }
}

final class Walk {
    private let paths: PathService
    private let depth: Int
    init(paths: PathService, depth: Int) {
        self.paths = paths
        self.depth = depth
    }
    func deeper() -> Walk { Walk(paths: paths, depth: depth + 1) }
    func length() -> Int { paths.steps() * depth }
}

final class Guide {
    private let paths: PathService
    init(paths: PathService) { self.paths = paths }
    //   ^ warning: [dependency-pipeline] {{Guide takes PathService only to hand it on: Guide → Walk, which uses it}}
    func again() -> Guide { Guide(paths: paths) }
    func walk() -> Walk { Walk(paths: paths, depth: 0) }
}
