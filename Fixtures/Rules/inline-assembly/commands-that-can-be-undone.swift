// What undoes the commands of a window is found by the system, not handed in: a command made with it is made of nothing that the
// screen was given.
// only: inline-assembly

import AppKit

protocol Undoable: AnyObject {
    var undoManager: UndoManager { get }
    func perform()
}

protocol StrokeStore {
    func add(_ stroke: String)
}

protocol Running: AnyObject {
    var undoManager: UndoManager? { get }
    func run(_ command: Undoable)
}

extension Running {
    func run(_ command: Undoable) { command.perform() }
}

final class StrokeCommand: Undoable {
    let undoManager: UndoManager
    private let stroke: String
    init(stroke: String, undoManager: UndoManager) {
        self.stroke = stroke
        self.undoManager = undoManager
    }
    func perform() { undoManager.registerUndo(withTarget: self) { $0.perform() } }
}

final class StoredCommand: Undoable {
    let undoManager: UndoManager
    private let store: any StrokeStore
    init(store: any StrokeStore, undoManager: UndoManager) {
        self.store = store
        self.undoManager = undoManager
    }
    func perform() { store.add("a") }
}

final class CanvasViewController: NSViewController, Running {
    private let store: any StrokeStore
    init(store: any StrokeStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func paint() {
        guard let undoManager = undoManager else { return }
        store.add("b")
        run(StrokeCommand(stroke: "a", undoManager: undoManager))
        run(StoredCommand(store: store, undoManager: undoManager))
        //  ^ note: [inline-assembly] {{CanvasViewController builds StoredCommand out of its own dependencies}}
    }
}
