// Containers, factories and roots create; methods, statics, views and plain classes are another matter.
// only: self-made-dependency

import SwiftUI

protocol BellRinging {
    func ring()
}

final class BellRinger: BellRinging {
    func ring() {}
}

final class BellContainer {
    lazy var first: any BellRinging = BellRinger()
    lazy var second: any BellRinging = BellRinger()
}

final class BellFactory {
    private let ringer = BellRinger()
    func makeRinger() -> any BellRinging { ringer }
}

@main struct BellApp: App {
    private let ringer = BellRinger()
    var body: some Scene { WindowGroup { BellView() } }
}

struct BellView: View {
    private let ringer = BellRinger()
    var body: some View { Button("Ring") { ringer.ring() } }
}

final class Bell {
    let ringer = BellRinger()
}

final class BellViewModel {
    static let ringer: any BellRinging = BellRinger()
    func ring() {
        let ringer = BellRinger()
        ringer.ring()
    }
}
