// What observes a stored property runs when it changes, not when its first value is made.

final class TunnelBoard {
    static var openTunnels: Set<Int> = [] {
        didSet { TunnelBoard.report(openTunnels) }
    }

    lazy var lamp: TunnelLamp = TunnelLamp() {
        didSet { lamp.glow() }
    }

    static func report(_ tunnels: Set<Int>) { print(tunnels.count) }
}

final class TunnelLamp {
    func glow() {}
}
