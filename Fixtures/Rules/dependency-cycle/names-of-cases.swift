// The names that a case of a `switch` binds are there in its first statement, be that a pattern itself.
// only: dependency-cycle
final class Sea { init(moon: Moon) {} }
final class Moon { init(sea: Sea?) {} }

final class Tides {
    private let found: (Sea?, Int)
    init(found: (Sea?, Int)) { self.found = found }
    lazy var moon: Moon = {
        switch found {
        case let (sea, count):
            let (moon, number) = (Moon(sea: sea), count)
            print(number)
            return moon
        }
    }()
    lazy var sea = Sea(moon: moon)
}

/// A pattern's own value sees none of its names.
final class Ebbs {
    lazy var moon: Moon = {
        let (sea, count) = (self.sea, 1)
    //                      ^ error: [dependency-cycle] {{Producing Ebbs.moon needs itself: moon → sea → moon}}
        print(count)
        return Moon(sea: sea)
    }()
    lazy var sea = Sea(moon: moon)
    //                       ^ related: [dependency-cycle] {{sea asks for moon}}
}
