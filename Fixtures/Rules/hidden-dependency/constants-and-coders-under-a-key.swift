// The system's constants under a container's key are values as a number is, and a coder is set up, not asked for anything. What
// else a package or the system declares has a key of its own.
// only: hidden-dependency

import FactoryKit
import Foundation
import Security
import Strongbox

extension Container {
    var box: Factory<Strongbox> { self { Strongbox() } }
    var algorithm: Factory<SecKeyAlgorithm> { self { .ecdhKeyExchangeStandardX963SHA256 } }
    var flags: Factory<SecAccessControlCreateFlags> { self { [.privateKeyUsage] } }
    var protection: Factory<CFString> { self { kSecAttrAccessibleWhenUnlocked } }
    var decoder: Factory<JSONDecoder> { self { JSONDecoder() } }
    var encoder: Factory<JSONEncoder> { self { JSONEncoder() } }
    var decimals: Factory<NumberFormatter> { self { NumberFormatter() } }
    var reader: Factory<any ReportDecoder> { self { LiveReportDecoder() } }
}

protocol ReportDecoder {
    func read()
}

final class LiveReportDecoder: ReportDecoder {
    func read() {}
}

final class Safe {
    @Injected(\.box) private var box: Strongbox
//  ^ note: [hidden-dependency] {{Safe needs Container.box, which no initializer shows}}
    @Injected(\.algorithm) private var algorithm: SecKeyAlgorithm
    @Injected(\.flags) private var flags: SecAccessControlCreateFlags
    @Injected(\.protection) private var protection: CFString
    @Injected(\.decoder) private var decoder: JSONDecoder
    @Injected(\.encoder) private var encoder: JSONEncoder
    @Injected(\.decimals) private var decimals: NumberFormatter
    @Injected(\.reader) private var reader: any ReportDecoder
//  ^ note: [hidden-dependency] {{Safe needs ReportDecoder, which no initializer shows}}
    func lock() {
        box.lock()
        reader.read()
        print(algorithm, flags, protection, decoder, encoder, decimals)
    }
}
