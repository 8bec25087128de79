// A shared instance may be handed out as a composition of protocols, and its type be known by another name.

protocol Ballast {
    func shift()
}

protocol Trim {
    func set()
}

final class BallastTrim: Ballast, Trim {
    fileprivate static let instance = BallastTrim()
    func shift() {}
    func set() {}
}

typealias Stability = BallastTrim
extension BallastTrim {
    static var shared: any Ballast & Trim { instance }
}

final class DockModel {
    func load() {
        Stability.shared.shift()
    //  ^ warning: [singleton] {{BallastTrim.shared}}
    }
}
