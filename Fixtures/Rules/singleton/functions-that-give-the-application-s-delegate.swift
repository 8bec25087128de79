// A global or static function that gives the application's delegate the project's name is the way to it: who calls it reaches the
// delegate. What a type of the project asks for itself is no way, nor is a method that is added to other objects.
// only: singleton

//- Sources/App/AppDelegate.swift
import UIKit

final class Cable {
    private var count = 0
    func open() { count += 1 }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let cable = Cable()
    func leave() { theDelegate()?.cable.open() }
}

//- Sources/App/Ways.swift
import UIKit

func theDelegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

enum Environment {
    static func delegate() -> AppDelegate { UIApplication.shared.delegate as! AppDelegate }
    static var app: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
}

extension NSObject {
    func appDelegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    //                                   ^ warning: [singleton] {{An extension of NSObject reaches the shared instance AppDelegate}}
}

//- Sources/App/Users.swift
import UIKit

final class DialService {
    func go() { theDelegate()?.cable.open() }
    //          ^ warning: [singleton] {{DialService reaches the shared instance theDelegate}}
}

final class BellService {
    func go() { Environment.delegate().cable.open() }
    //          ^ warning: [singleton] {{BellService reaches the shared instance Environment.delegate}}
}

final class LampService {
    func go() { Environment.app.cable.open() }
    //          ^ warning: [singleton] {{LampService reaches the shared instance Environment.app}}
}

final class RopeService {
    private func delegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    //                                        ^ warning: [singleton] {{RopeService reaches the shared instance AppDelegate}}
    func go() { delegate()?.cable.open() }
}
