// Three and more of one outside type, told apart by what they are made of, are a table of constants; two may well be a
// registry, and Apple's services are none.
// only: service-locator

import Foundation
import Motion

enum Sketches {
    static let sunrise = MotionViewModel(file: "sunrise")
    static let noon = MotionViewModel(file: "noon")
    static let dusk = MotionViewModel(file: "dusk")
}

enum Feeds {
    static let news = MotionClient(path: "news")
    static let mail = MotionClient(path: "mail")
}

enum Sessions {
    static let plain = URLSession(configuration: .default)
    static let hidden = URLSession(configuration: .ephemeral)
    static let later = URLSession(configuration: .background(withIdentifier: "later"))
}

final class GalleryViewModel {
    func show() {
        print(Sketches.noon)
        print(Feeds.mail)
        //    ^ warning: [service-locator] {{GalleryViewModel asks a locator for Feeds.mail}}
        print(Sessions.later)
        //    ^ warning: [service-locator] {{GalleryViewModel asks a locator for Sessions.later}}
    }
}
