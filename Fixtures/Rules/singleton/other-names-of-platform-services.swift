// A global that is another name of a platform's service is one more way to it, be it the application itself: who takes it is told.
// only: singleton

//- Sources/App/Names.swift
import UIKit

let center = NotificationCenter.default
let app: UIApplication = UIApplication.shared
private let files = FileManager.default
//                  ^ note: [singleton] {{Names.swift reaches the shared instance FileManager.default in 2 places}}
let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
//           ^ related: [singleton] {{also reaches FileManager.default here}}

func clear() { try? files.removeItem(atPath: "a") }

//- Sources/App/Deck.swift
import UIKit

final class DeckModel {
    func post() { center.post(name: .init("a"), object: nil) }
    //            ^ note: [singleton] {{DeckModel reaches the shared instance center}}
    func register() { app.registerForRemoteNotifications() }
    //                ^ note: [singleton] {{DeckModel reaches the shared instance app}}
}
