// Shared services of the platform are notes, one for each service that a type reaches.

import AVFoundation
import Foundation
import UIKit
import UserNotifications

final class ReceiptModel {
    func load() async throws {
        let (data, _) = try await URLSession.shared.data(from: URL(filePath: "/"))
        //                        ^ note: [singleton] {{URLSession.shared}}
        UserDefaults.standard.set(data, forKey: "receipt")
    //  ^ note: [singleton] {{UserDefaults.standard}}
        NotificationCenter.default.post(name: .init("receipt"), object: nil)
    //  ^ note: [singleton] {{NotificationCenter.default}}
        try FileManager.default.removeItem(atPath: "/tmp/receipt")
        //  ^ note: [singleton] {{FileManager.default}}
        try await UNUserNotificationCenter.current().setBadgeCount(1)
        //        ^ note: [singleton] {{UNUserNotificationCenter.current}}
        try AVAudioSession.sharedInstance().setActive(true)
        //  ^ note: [singleton] {{AVAudioSession.sharedInstance}}
        await MainActor.run { UIPasteboard.general.string = "receipt" }
        //                    ^ note: [singleton] {{UIPasteboard.general}}
    }
}
