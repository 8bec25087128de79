// Another instance of the own type is no assembly, whichever kind of it.
// only: inline-assembly

import AppKit

final class Machine {
    private let disk: MachineStore
    init(disk: MachineStore) { self.disk = disk }
    func start() { disk.open() }
}

final class MachineStore {
    func open() {}
}

class MachineWindowController: NSWindowController {
    let store: MachineStore
    init(store: MachineStore) {
        self.store = store
        super.init(window: nil)
    }
    required init?(coder: NSCoder) { nil }
    func openTerminal() { TerminalWindowController(store: store).showWindow(nil) }
    func openSettings() { SettingsWindowController(store: store).showWindow(nil) }
    //                    ^ note: [inline-assembly] {{MachineWindowController builds SettingsWindowController out of its own dependencies}}
    func start() { store.open() }
}

final class TerminalWindowController: MachineWindowController {}

final class SettingsWindowController: NSWindowController {
    private let store: MachineStore
    init(store: MachineStore) {
        self.store = store
        super.init(window: nil)
    }
    required init?(coder: NSCoder) { nil }
    func reset() { store.open() }
}
