// What a container gives under a key is a dependency for a wrapper as for a call, whatever they know of a package's type.
// It goes by its key: that it is a box says nothing. A plain value, and what no key is known of, is none.
// only: hidden-dependency, service-locator

import FactoryKit
import Foundation
import Strongbox

extension Container {
    var pinBox: Factory<Strongbox> { self { Strongbox() }.singleton }
    var mailBox: Factory<Strongbox> { self { Strongbox() } }
    var folder: Factory<URL> { self { URL(fileURLWithPath: "/") } }
    var attempts: Factory<Int> { self { 3 } }
}

final class PinModel {
    @Injected(\.pinBox) private var box
//  ^ note: [hidden-dependency] {{PinModel needs Container.pinBox, which no initializer shows}}
    @LazyInjected(\.mailBox) private var mail: Strongbox
//  ^ note: [hidden-dependency] {{PinModel needs Container.mailBox, which no initializer shows}}
    @Injected(\.folder) private var folder
    @Injected(\.attempts) private var attempts: Int
    @Injected(\.unknown) private var other: Strongbox
    func check(_ pin: String) -> Bool { box.get("pin") == pin && mail.isOpen && other.isOpen }
}

enum PinStore {
    static func pin() -> String? { Container.shared.pinBox().get("pin") }
    //                             ^ warning: [service-locator] {{PinStore asks a locator for Container.pinBox}}
    static func folder() -> URL { Container.shared.folder() }
    //                            ^ warning: [service-locator] {{PinStore asks a locator for Container.folder}}
}
