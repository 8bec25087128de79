// A class of the project that inherits a platform's shared instance is the way to that; it is its own business within the class.
// only: singleton

import AppKit

final class PageController: NSDocumentController {
    func openLast() { PageController.shared.newDocument(nil) }
}

final class GroupDefaults: UserDefaults {}

final class Cabinet: NSObject {}

final class DeskModel {
    func open() { PageController.shared.newDocument(nil) }
    //            ^ note: [singleton] {{DeskModel reaches the shared instance NSDocumentController.shared in 2 places}}
    func close() { NSDocumentController.shared.clearRecentDocuments(nil) }
    //             ^ related: [singleton] {{also reaches NSDocumentController.shared here}}
    func keep() { GroupDefaults.standard.set(1, forKey: "a") }
    //            ^ note: [singleton] {{DeskModel reaches the shared instance UserDefaults.standard}}
    func clear() { Cabinet.shared.clear() }
}
