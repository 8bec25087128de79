// Shared services of the platform are notes, one for each service that a type reaches.

import AVFoundation
import Foundation
import UIKit
import UserNotifications

final class ReceiptModel {
    func load() async throws {
        let (data, _) = try await URLSession.shared.data(from: URL(filePath: "/"))
        //                        ^ note: [singleton] {{ReceiptModel reaches the shared instance URLSession.shared}}
        UserDefaults.standard.set(data, forKey: "receipt")
    //  ^ note: [singleton] {{ReceiptModel reaches the shared instance UserDefaults.standard}}
        NotificationCenter.default.post(name: .init("receipt"), object: nil)
    //  ^ note: [singleton] {{ReceiptModel reaches the shared instance NotificationCenter.default}}
        try FileManager.default.removeItem(atPath: "/tmp/receipt")
        //  ^ note: [singleton] {{ReceiptModel reaches the shared instance FileManager.default}}
        try await UNUserNotificationCenter.current().setBadgeCount(1)
        //        ^ note: [singleton] {{ReceiptModel reaches the shared instance UNUserNotificationCenter.current}}
        try AVAudioSession.sharedInstance().setActive(true)
        //  ^ note: [singleton] {{ReceiptModel reaches the shared instance AVAudioSession.sharedInstance}}
        await MainActor.run { UIPasteboard.general.string = "receipt" }
        //                    ^ note: [singleton] {{ReceiptModel reaches the shared instance UIPasteboard.general}}
    }
}
