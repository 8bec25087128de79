// What is made anew for each who asks is shared by nobody, be it a platform service's own function that makes it.
// only: singleton

import WebKit

final class PrivateWindow {
    func open(_ configuration: WKWebViewConfiguration) {
        configuration.websiteDataStore = WKWebsiteDataStore.nonPersistent()
    }
}

final class Window {
    func open(_ configuration: WKWebViewConfiguration) {
        configuration.websiteDataStore = WKWebsiteDataStore.default()
        //                               ^ note: [singleton] {{Window reaches the shared instance WKWebsiteDataStore.default}}
    }
}
