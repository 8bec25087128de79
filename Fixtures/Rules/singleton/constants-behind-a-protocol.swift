// A constant of a protocol's type that is a struct made of literals is a value, as it is under its own type; an object, what is made
// of others and what may be exchanged are none.
// only: singleton

protocol Easing { func steps(of count: Int) -> [Double] }

struct LinearEasing: Easing {
    let delay: Double
    func steps(of count: Int) -> [Double] { (0..<count).map { Double($0) * delay } }
}

final class DampedEasing: Easing {
    private var last = 0.0
    init(delay: Double) { last = delay }
    func steps(of count: Int) -> [Double] { last += 1; return [last] }
}

enum Motions {
    static let appear: any Easing = LinearEasing(delay: 0.2)
    static let vanish = LinearEasing(delay: 0.4)
}

enum Swings {
    static let swing: any Easing = DampedEasing(delay: 0.1)
}

enum Preferences {
    static var preferred: any Easing = LinearEasing(delay: 0.3)
}

let fade: any Easing = LinearEasing(delay: 0.5)

final class ListModel {
    func show() -> [Double] { Motions.appear.steps(of: 3) + fade.steps(of: 1) }
    func hide() -> [Double] { Motions.vanish.steps(of: 3) }
    func shake() -> [Double] { Swings.swing.steps(of: 3) }
    //                         ^ warning: [singleton] {{ListModel reaches the shared instance Swings.swing}}
    func move() -> [Double] { Preferences.preferred.steps(of: 3) }
    //                        ^ warning: [singleton] {{ListModel reaches the shared instance Preferences.preferred}}
}
