// What is read of a value of a type that nothing in the project is one of is that type's own. Where something of the project may
// stand behind it, the name is perhaps a property of that, and of nothing else.
// only: unused-dependency

//- Sources/App/Locks.swift
import BoardKit
import UIKit

protocol Sluice {
    func open()
}

final class Lock {
    let state: any Sluice
    let window: any Sluice
    let layer: any Sluice
    let count: any Sluice
    init(
        state: any Sluice,
    //  ^ warning: [unused-dependency] {{Lock takes Sluice as `state` and keeps it, but never uses it}}
        window: any Sluice,
    //  ^ warning: [unused-dependency] {{Lock takes Sluice as `window` and keeps it, but never uses it}}
        layer: any Sluice,
    //  ^ warning: [unused-dependency] {{Lock takes Sluice as `layer` and keeps it, but never uses it}}
        count: any Sluice
    //  ^ warning: [unused-dependency] {{Lock takes Sluice as `count` and keeps it, but never uses it}}
    ) {
        self.state = state
        self.window = window
        self.layer = layer
        self.count = count
    }
}

final class LockPage: UIViewController {
    private let button = UIButton()
    func tapped(_ recognizer: UITapGestureRecognizer, _ name: String, _ names: [String]) -> Int {
        if recognizer.state == .ended { button.layer.opacity = 1 }
        if let page = parent as? UIPageViewController { print(page.window) }
        return name.count + names.count
    }
}

extension UITapGestureRecognizer {
    func begin() {}
}

//- Sources/Elsewhere/Dike.swift
import BoardKit
import UIKit

protocol Weir {
    func open()
}

/// A package's type may lead on to members of the project's, a protocol's value may be of the project.
final class Dike {
    let gauge: any Weir
    let bounds: any Weir
    let pump: any Weir
    init(
        gauge: any Weir, bounds: any Weir, pump: any Weir
    //                   ^ warning: [unused-dependency] {{Dike takes Weir as `bounds` and keeps it, but never uses it}}
    ) {
        self.gauge = gauge
        self.bounds = bounds
        self.pump = pump
    }
}

final class Rim: UICoordinateSpace {
    let dike: Dike
    let bounds: any Weir
    init(dike: Dike, bounds: any Weir) {
        self.dike = dike
        self.bounds = bounds
    }
    func show() { print(dike) }
}

final class DikeReader {
    func read(_ board: Board, _ space: UICoordinateSpace, _ lead: Lead) {
        print(board.gauge, space.bounds, lead.current.pump)
    }
}
