// What an initializer puts where it is handed nothing is a default, be it what a shared instance makes or a platform's
// service. A value that it reads there is asked of what all share, and so is what goes elsewhere.
// only: singleton, singleton-default

import Foundation

protocol Winding {
    func wind()
}

final class Spring: Winding {
    private var turns = 0
    func wind() { turns += 1 }
}

final class Depot {
    static let shared = Depot()
    var label = "Depot"
    private var made = 0
    func makeSpring() -> any Winding {
        made += 1
        return Spring()
    }
}

final class Clock {
    private let spring: any Winding
    init(spring: (any Winding)?) {
        if let spring {
            self.spring = spring
        } else {
            self.spring = Depot.shared.makeSpring()
            //            ^ note: [singleton-default] {{Clock falls back on the shared instance Depot.shared where it is handed nothing}}
        }
    }
    func start() { spring.wind() }
}

final class Loader {
    private let session: URLSession
    init(session: URLSession?) {
        if let session {
            self.session = session
        } else {
            self.session = URLSession.shared
            //             ^ note: [singleton-default] {{Loader falls back on the shared instance URLSession.shared where it is handed nothing}}
        }
    }
    func load(_ url: URL) { session.dataTask(with: url).resume() }
}

final class Label {
    private let text: String
    init(text: String?) {
        if let text {
            self.text = text
        } else {
            self.text = Depot.shared.label
            //          ^ warning: [singleton] {{Label reaches the shared instance Depot.shared}}
        }
    }
    func show() { print(text) }
}

final class Watch {
    private let spring: any Winding
    private let other: any Winding
    init(spring: (any Winding)?) {
        other = Depot.shared.makeSpring()
        //      ^ warning: [singleton] {{Watch reaches the shared instance Depot.shared}}
        if let spring {
            self.spring = spring
        } else {
            self.spring = Spring()
        }
    }
    func start() {
        spring.wind()
        other.wind()
    }
}

final class Gauge {
    private let spring: any Winding
    init(spring: any Winding) { self.spring = spring }
    func start() { spring.wind() }
}

final class Sandglass {
    private let spring: any Winding
    init(spring: (any Winding)?) {
        if let spring {
            self.spring = spring
        } else {
            self.spring = Spring()
        }
    }
    func start() { spring.wind() }
}

final class Fetcher {
    private let session: URLSession
    init(session: URLSession) { self.session = session }
    func load(_ url: URL) { session.dataTask(with: url).resume() }
}

final class Plate {
    private let text: String
    init(text: String?) { self.text = text ?? "Plate" }
    func show() { print(text) }
}
