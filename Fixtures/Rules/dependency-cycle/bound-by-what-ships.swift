// What a mock or a preview registers for a protocol does not decide what the types that ship are handed, and neither
// does what any type but a container computes under the protocol's name.
// only: dependency-cycle

import SwiftUI
import Swinject

protocol Compass: AnyObject { func bearing() -> Double }
final class GyroCompass: Compass {
    private let helm: Helm
    init(helm: Helm) { self.helm = helm }
    //   ^ error: [dependency-cycle] {{Making GyroCompass needs itself: GyroCompass → Helm → GyroCompass}}
    func bearing() -> Double { helm.angle() }
}
final class PaperCompass: Compass {
    func bearing() -> Double { 90 }
}
final class Helm {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    //   ^ related: [dependency-cycle] {{Helm takes Compass, which is GyroCompass}}
    func angle() -> Double { compass.bearing() }
}
final class BridgeAssembly: Assembly {
    private let helm: Helm
    init(helm: Helm) { self.helm = helm }
    func assemble(container: Container) {
        container.register(Compass.self) { [helm] _ in GyroCompass(helm: helm) }
    }
}
final class MockBridgeAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Compass.self) { _ in PaperCompass() }
    }
}

protocol Sonar: AnyObject { func depth() -> Double }
final class DeepSonar: Sonar {
    private let keel: Keel
    init(keel: Keel) { self.keel = keel }
    func depth() -> Double { keel.draught() }
}
final class HandLine: Sonar {
    func depth() -> Double { 12 }
}
final class Keel {
    private let sonar: Sonar
    init(sonar: Sonar) { self.sonar = sonar }
    func draught() -> Double { sonar.depth() }
}
final class HullAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Sonar.self) { _ in HandLine() }
    }
}
struct HullView_Previews: PreviewProvider {
    static var previews: some View { Text("") }
    static func assemble(_ container: Container, keel: Keel) {
        container.register(Sonar.self) { _ in DeepSonar(keel: keel) }
    }
}

protocol Rudder: AnyObject { func turn() }
final class TwinRudder: Rudder {
    private let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
    func turn() { wheel.spin() }
}
final class Oar: Rudder {
    func turn() {}
}
final class Wheel {
    private let rudder: Rudder
    init(rudder: Rudder) { self.rudder = rudder }
    func spin() { rudder.turn() }
}
final class SteeringContainer {
    private let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
    var rudder: Rudder { TwinRudder(wheel: wheel) }
}
final class Lifeboat {
    private var current: Rudder { Oar() }
    func row() { current.turn() }
}

protocol Anchor: AnyObject { func drop() }
final class ChainAnchor: Anchor {
    private let winch: Winch
    init(winch: Winch) { self.winch = winch }
    func drop() { winch.pay() }
}
final class DragAnchor: Anchor {
    func drop() {}
}
final class Winch {
    private let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    func pay() { anchor.drop() }
}
final class MooringContainer {
    var anchor: Anchor { DragAnchor() }
    var second: Anchor { DragAnchor() }
}
final class Dinghy {
    private let winch: Winch
    init(winch: Winch) { self.winch = winch }
    private var spare: Anchor { ChainAnchor(winch: winch) }
    func moor() { spare.drop() }
}
