// Of Apple's shared objects only the listed services are reported.

import AppKit
import CoreWLAN

final class SpellingModel {
    func check() -> Bool {
        NSSpellChecker.shared.userQuotesArrayForLanguage("en")
        return CWWiFiClient.shared().interface() == nil
    }
}
