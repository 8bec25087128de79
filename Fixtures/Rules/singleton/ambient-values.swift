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
