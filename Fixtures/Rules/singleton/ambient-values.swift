// Time, locale, process, device, screen and executors are ambient: nobody injects them.

import SwiftUI
import UIKit

final class ClockModel {
    func text() -> String {
        var calendar = Calendar.current
        calendar.timeZone = TimeZone.current
        calendar.locale = Locale.autoupdatingCurrent
        let seconds = calendar.component(.second, from: Date.now)
        let arguments = ProcessInfo.processInfo.arguments + [Bundle.main.bundlePath]
        DispatchQueue.main.async { RunLoop.main.perform {} }
        OperationQueue.main.addOperation {}
        _ = URLSessionConfiguration.default
        _ = Animation.default
        return "\(UIDevice.current.name) \(UIScreen.main.bounds) \(seconds) \(arguments)"
    }
}

/// A project's own executor, as `DispatchQueue` is: where the main thread's work is done, but not what is shared besides.
class WorkQueue {
    static let main: WorkQueue = MainQueue()
    static let shared = WorkQueue()
    var isCurrent: Bool { false }
}

private final class MainQueue: WorkQueue {
    override var isCurrent: Bool { Thread.isMainThread }
}

final class Messenger {
    static let main = Messenger()
    func send() {}
}

final class RecorderModel {
    func stop() {
        assert(WorkQueue.main.isCurrent)
        assert(!WorkQueue.shared.isCurrent)
        //      ^ warning: [singleton] {{RecorderModel reaches the shared instance WorkQueue.shared}}
        Messenger.main.send()
    //  ^ warning: [singleton] {{RecorderModel reaches the shared instance Messenger.main}}
    }
}

/// What the application tells of the screen and its reader is no more than `UITraitCollection.current` tells.
final class BannerModel {
    func isMirrored() -> Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
    func isLarge() -> Bool { UIApplication.shared.preferredContentSizeCategory > .large }
    func height() -> CGFloat { UIApplication.shared.statusBarFrame.height }
    func isUpsideDown() -> Bool { NSApp.userInterfaceLayoutDirection == .rightToLeft }
}

final class WakefulModel {
    func stayAwake() { UIApplication.shared.isIdleTimerDisabled = true }
    //                 ^ note: [singleton] {{WakefulModel reaches the shared instance UIApplication.shared in 3 places}}
    func height() -> CGFloat { UIApplication.shared.statusBarFrame.height }
    func app() -> UIApplication { UIApplication.shared }
    //                            ^ related: [singleton] {{also reaches UIApplication.shared here}}
    func scene() -> UIScene? { UIApplication.shared.connectedScenes.first }
    //                         ^ related: [singleton] {{also reaches UIApplication.shared here}}
    func isLarge() -> Bool { UIMenuController.shared.preferredContentSizeCategory > .large }
    //                       ^ note: [singleton] {{WakefulModel reaches the shared instance UIMenuController.shared}}
}
