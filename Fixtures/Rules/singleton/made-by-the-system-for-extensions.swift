// What the system makes when it starts an app extension is a root, whichever kind of extension it is. What such a class makes
// itself, and what only has a like name, is none.
// only: singleton, self-made-dependency

//- Sources/Kit/Ledger.swift
public protocol Booking { func book() }
public final class Book: Booking { public init() {}; public func book() {} }
public final class Ledger {
    public static let shared = Ledger()
    private let booking: any Booking
    public init(booking: any Booking = Book()) { self.booking = booking }
    public func add() { booking.book() }
}

//- Sources/Filter/Filter.swift
import Kit
import NetworkExtension

class FilterBegin: NEFilterControlProvider {
    let ledger = Ledger()
    func begin() { ledger.add(); Ledger.shared.add() }
}

final class LateFilter: FilterBegin {
    func end() { Ledger.shared.add() }
}

final class FilterStore {
    let ledger = Ledger()
    //           ^ note: [self-made-dependency] {{FilterStore creates Ledger, which it could be given}}
    func begin() { ledger.add(); Ledger.shared.add() }
    //                           ^ warning: [singleton] {{FilterStore reaches the shared instance Ledger.shared}}
}

//- Sources/Shield/Shield.swift
import Kit
import ManagedSettings
import ManagedSettingsUI

final class ShieldLooks: ShieldConfigurationDataSource {
    let ledger = Ledger()
    func look() { ledger.add(); Ledger.shared.add() }
}

final class ShieldDeeds: ShieldActionDelegate {
    func act() { Ledger.shared.add() }
}

final class ShieldActions {
    func act() { Ledger.shared.add() }
    //           ^ warning: [singleton] {{ShieldActions reaches the shared instance Ledger.shared}}
}

//- Sources/Keys/Keys.swift
import Kit
import UIKit

final class PlainKeys: UIInputViewController {
    override func viewDidLoad() { Ledger.shared.add() }
}

final class KeyRow: UIInputView {
    func lay() { Ledger.shared.add() }
    //           ^ warning: [singleton] {{KeyRow reaches the shared instance Ledger.shared}}
}

//- Sources/Broadcast/Broadcast.swift
import Kit
import ReplayKit

final class Caster: RPBroadcastSampleHandler {
    let ledger = Ledger()
    func cast() { ledger.add(); Ledger.shared.add() }
}

//- Sources/Shelf/Shelf.swift
import Kit
import TVServices

final class Shelf: TVTopShelfContentProvider {
    func load() { Ledger.shared.add() }
}
