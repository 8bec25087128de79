// `NSApp` is the shared application under another name.
// only: singleton

import AppKit

extension NSApplication {
    func leave() { NSApp.terminate(nil) }
}

@main
final class MillDelegate: NSObject, NSApplicationDelegate {
    func leave() { NSApp.terminate(nil) }
}

final class MillMenu {
    func leave() { NSApp.terminate(nil) }
    //             ^ note: [singleton] {{MillMenu reaches the shared instance NSApplication.shared in 3 places}}
    func hide() { NSApp?.hide(nil) }
    //            ^ related: [singleton] {{also reaches NSApplication.shared here}}
    func show() { NSApplication.shared.unhide(nil) }
    //            ^ related: [singleton] {{also reaches NSApplication.shared here}}
}
