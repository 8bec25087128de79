// What is called flow or wireframe leads from screen to screen if it makes or shows them. If all that it makes is
// something else, its name says nothing, and to keep one for nothing is to keep a value.
// only: unused-dependency

import UIKit

final class Slip {
    let path: String
    init(path: String) { self.path = path }
}

final class UploadFlow {
    func slip(for path: String) -> Slip { Slip(path: path) }
}

final class SlipWireframe {
    func slip(for path: String) -> Slip { Slip(path: path + "/new") }
}

final class HarbourScreen: UIViewController {}

final class HarbourFlow {
    func begin() -> HarbourScreen { HarbourScreen() }
}

final class Uploader {
    private let flow: UploadFlow
    init(flow: UploadFlow) { self.flow = flow }
}

final class Printer {
    private let wireframe: SlipWireframe
    init(wireframe: SlipWireframe) { self.wireframe = wireframe }
}

final class Guide {
    private let flow: HarbourFlow
    init(flow: HarbourFlow) { self.flow = flow }
    //   ^ warning: [unused-dependency] {{Guide takes HarbourFlow and keeps it, but never uses it}}
}
