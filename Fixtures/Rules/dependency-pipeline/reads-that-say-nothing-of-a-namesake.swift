// What code reads of itself, and finds neither in its class nor above it, comes from elsewhere, be the code an
// extension's. What stands for a member behind a `$` may be a part of anything, and is perhaps read of a dependency.
// only: dependency-pipeline

//- Sources/App/Tracks.swift
protocol Signals {
    var number: Int { get }
    func clear()
}

final class Crossing {
    private let signals: any Signals
    init(signals: any Signals) { self.signals = signals }
    func pass() { signals.clear() }
    //            ^ related: [dependency-pipeline] {{Crossing uses it}}
    //            ^ related: [dependency-pipeline] {{Crossing uses it}}
}

final class Yard {
    let frame: any Signals
    init(frame: any Signals) { self.frame = frame }
    //   ^ warning: [dependency-pipeline] {{Yard takes Signals only to hand it on: Yard → Crossing, which uses it}}
    func open() { Crossing(signals: frame).pass() }
    //                              ^ related: [dependency-pipeline] {{Yard hands it to Crossing}}
}

final class Depot {
    let signal: any Signals
    init(signal: any Signals) { self.signal = signal }
    func open() { Crossing(signals: signal).pass() }
}

final class Halt {
    let lamp: any Signals
    init(lamp: any Signals) { self.lamp = lamp }
    //   ^ warning: [dependency-pipeline] {{Halt takes Signals only to hand it on: Halt → Crossing, which uses it}}
    func open() { Crossing(signals: lamp).pass() }
    //                              ^ related: [dependency-pipeline] {{Halt hands it to Crossing}}
}

final class Siding {
    let bell: any Signals
    init(bell: any Signals) { self.bell = bell }
    func open() { Crossing(signals: bell).pass() }
}

//- Sources/App/Boards.swift
import UIKit

class Board: UIView {
    func draw() { setNeedsLayout() }
}

class Timetable: Board {
    func grow() { print(self.frame) }
}

extension Timetable {
    func shrink() { print(self.frame) }
}

//- Sources/App/Panels.swift
import PanelKit
import SwiftUI

struct LampPanel: View {
    @PanelState var panel
    var body: some View {
        TextField("Signal", text: $panel.front.signal.text)
        Text(verbatim: "\($panel.front.signal.width.wrappedValue)")
    }
}

struct BulbPanel: View {
    @PanelState var panel
    var body: some View {
        Text(verbatim: "\(panel.front.lamp.width)")
        Ringer(panel.front.bell)
    }
}
