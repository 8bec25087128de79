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
    //  ^ warning: [singleton] {{DockModel reaches the shared instance BallastTrim.shared}}
    }
}

private enum DockKeys {
    static var ballast: (any Ballast & Trim)?
}

enum DockParts {
    static var ballast: (any Ballast & Trim)?
}

final class DockPanel {
    func shift() { DockKeys.ballast?.shift() }
    func set() { DockParts.ballast?.set() }
    //           ^ warning: [singleton] {{DockPanel reaches the shared instance DockParts.ballast}}
}
