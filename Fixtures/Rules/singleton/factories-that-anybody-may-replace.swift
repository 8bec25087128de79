// A variable that keeps for everybody a closure which makes services is reached like a service, be it a static or a global. What
// never changes is but a function, and a closure that makes values or screens, or reports back, is data. Who puts another one in
// place sets things up.
// only: singleton

//- Shop/World.swift
import UIKit

protocol Inking {
    func ink()
}

final class PenInk: Inking {
    private let view: UIView
    init(view: UIView) { self.view = view }
    func ink() { view.isHidden = false }
}

final class World {
    static var ink: (UIView) -> any Inking = { PenInk(view: $0) }
    static let fixedInk: (UIView) -> any Inking = { PenInk(view: $0) }
    static var pageName: (Int) -> String = { "page \($0)" }
    static var makeSheet: () -> UIViewController = { UIViewController() }
    static var onInk: (any Inking) -> Void = { _ in }
    private static var hiddenInk: (UIView) -> any Inking = { PenInk(view: $0) }
    fileprivate static var inkOfFile: (UIView) -> any Inking = { PenInk(view: $0) }
    let name: String
    init(name: String) { self.name = name }
    func open(_ view: UIView) { World.hiddenInk(view).ink() }
}

final class Scribe {
    private let view = UIView()
    func write() { World.inkOfFile(view).ink() }
}

var globalInk: (UIView) -> any Inking = { PenInk(view: $0) }
let fixedGlobalInk: (UIView) -> any Inking = { PenInk(view: $0) }

//- Shop/Pages.swift
import UIKit

final class InkPage {
    private let view = UIView()
    func draw() { World.ink(view).ink() }
    //            ^ warning: [singleton] {{InkPage reaches the shared instance World.ink}}
}

final class GlobalPage {
    private let view = UIView()
    func draw() { globalInk(view).ink() }
    //            ^ warning: [singleton] {{GlobalPage reaches the shared instance globalInk}}
}

final class PlainPage {
    private let view = UIView()
    func draw() {
        World.fixedInk(view).ink()
        fixedGlobalInk(view).ink()
        print(World.pageName(1), World.makeSheet())
        World.onInk(PenInk(view: view))
    }
}

final class Rehearsal {
    func begin() {
        World.ink = { PenInk(view: $0) }
        globalInk = { PenInk(view: $0) }
    }
}
