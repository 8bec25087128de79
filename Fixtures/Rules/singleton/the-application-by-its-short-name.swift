// `NSApp` is read as the application that it is: what the project adds to it is the way to the app's delegate, or a value that
// the type keeps. What a property asks the application itself is asked of that.
// only: singleton, singleton-default

//- Sources/App/AppDelegate.swift
import AppKit

protocol Vault { func save() }

final class DiskVault: Vault {
    func save() {}
}

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
    let vault: any Vault = DiskVault()
}

extension NSApplication {
    enum Mode {
        case live, tests
        var isLive: Bool { self == .live }
    }
    static let mode: Mode = ProcessInfo.processInfo.environment["TESTS"] == nil ? .live : .tests

    var ours: AppDelegate { delegate as! AppDelegate }
    var mode: Mode { Self.mode }
    var badge: Mode { dockTile.badgeLabel == nil ? .live : .tests }
}

//- Sources/App/Models.swift
import AppKit

final class NoteModel: ObservableObject {
    func save() { NSApp.ours.vault.save() }
    //            ^ warning: [singleton] {{NoteModel reaches the shared instance AppDelegate.vault}}
}

final class MemoModel: ObservableObject {
    func save() { NSApplication.shared.ours.vault.save() }
    //            ^ warning: [singleton] {{MemoModel reaches the shared instance AppDelegate.vault}}
}

final class TapeModel: ObservableObject {
    private let vault: any Vault
    init(vault: any Vault = NSApp.ours.vault) { self.vault = vault }
    //                      ^ note: [singleton-default] {{TapeModel falls back on the shared instance AppDelegate.vault where it is handed nothing}}
    func save() { vault.save() }
}

final class ModeModel: ObservableObject {
    func isLive() -> Bool { NSApp.mode.isLive && NSApplication.shared.mode.isLive && NSApplication.mode.isLive }
    func isUnread() -> Bool { NSApp.badge == .tests }
    //                        ^ note: [singleton] {{ModeModel reaches the shared instance NSApplication.shared in 3 places}}
    func show() { NSApp.dockTile.badgeLabel = "1" }
    //            ^ related: [singleton] {{also reaches NSApplication.shared here}}
    func application() -> NSApplication { NSApp }
    //                                    ^ related: [singleton] {{also reaches NSApplication.shared here}}
}
