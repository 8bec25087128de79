// The first property sets the second one and reads it back: nothing asks for the first one again.

final class WatchContainer {
    lazy var link: WatchLink = makeLink()
    lazy var relay: WatchRelay = WatchRelay(link: link)

    private func makeLink() -> WatchLink {
        relay = WatchRelay(link: nil)
        return WatchLink(relay: relay)
    }
}

final class WatchLink {
    private let relay: WatchRelay
    init(relay: WatchRelay) { self.relay = relay }
    func send() { relay.forward() }
}

final class WatchRelay {
    private let link: WatchLink?
    init(link: WatchLink?) { self.link = link }
    func forward() { link?.send() }
}
