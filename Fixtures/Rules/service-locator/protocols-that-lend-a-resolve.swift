// Whoever adopts a protocol that asks a registry for others asks it by that, and gives out nothing: what such types and their subclasses ask
// for and reach is told. Who writes the asking itself gives out what there is, and so does one who keeps what the protocol's own code asks.
// only: service-locator, singleton

//- Sources/Inn/Desk.swift
import Dip
import UIKit

final class GuestBook {
    private var names: [String] = []
    func names(of room: Int) -> [String] { names }
}

enum Hotel {
    static let rooms: DependencyContainer = {
        let rooms = DependencyContainer()
        rooms.register(.singleton) { GuestBook() }
        return rooms
    }()
}

protocol Resolver {
    static func resolve<T>() -> T
}
extension Resolver {
    static func resolve<T>() -> T { try! Hotel.rooms.resolve() }
}

class DeskPresenter {
    private var book: GuestBook = resolve()
    //                            ^ warning: [service-locator] {{DeskPresenter asks a locator for GuestBook}}
    func open() { print(book.names(of: 1)) }
}
extension DeskPresenter: Resolver {}

final class FloorPresenter: DeskPresenter {
    func copy(_ text: String) { UIPasteboard.general.string = text }
    //                          ^ note: [singleton] {{FloorPresenter reaches the shared instance UIPasteboard.general}}
}

final class KeyAction: Resolver {
    private let book: GuestBook = resolve()
    //                            ^ warning: [service-locator] {{KeyAction asks a locator for GuestBook}}
    func run() { print(book.names(of: 2)) }
}

final class RoomViewController: UIViewController, Resolver {
    func reload() {
        let book: GuestBook = Self.resolve()
        //                    ^ warning: [service-locator] {{RoomViewController asks a locator for GuestBook}}
        title = book.names(of: 3).first
    }
}

final class SwitchView: UIView {
    func bind() {
        let book: GuestBook = KeyAction.resolve()
        //                    ^ warning: [service-locator] {{SwitchView asks a locator for GuestBook}}
        print(book.names(of: 4))
    }
}

//- Sources/Inn/Instances.swift
import Dip

protocol Resolving {
    func resolve<T>() -> T
}
extension Resolving {
    func resolve<T>() -> T { Hotel.given(T.self) }
}
extension Hotel {
    static func given<T>(_ type: T.Type) -> T { try! rooms.resolve() }
}

final class Porter: Resolving {
    func carry() {
        let book: GuestBook = resolve()
        //                    ^ warning: [service-locator] {{Porter asks a locator for GuestBook}}
        print(book.names(of: 5))
    }
}

//- Sources/Inn/Registries.swift
protocol Giving {
    func resolve<T>() -> T
}

/// It answers itself.
final class Cupboard: Giving {
    private var all: [ObjectIdentifier: Any] = [:]
    func resolve<T>() -> T {
        if T.self == Kettle.self { Kettle.shared.boil() }
        return all[ObjectIdentifier(T.self)] as! T
    }
}

/// What it keeps is what the protocol's code looks through.
protocol Stocked: AnyObject {
    var all: [ObjectIdentifier: Any] { get set }
}
extension Stocked {
    func register<T>(_ thing: T) { all[ObjectIdentifier(T.self)] = thing }
    func resolve<T>() -> T { all[ObjectIdentifier(T.self)] as! T }
}
final class Larder: Stocked {
    var all: [ObjectIdentifier: Any] = [:]
    func fill() { register(Kettle.shared) }
}

final class Kettle {
    static let shared = Kettle()
    private var count = 0
    func boil() { count += 1 }
}

final class Cook {
    private let larder: Larder
    init(larder: Larder) { self.larder = larder }
    func cook() {
        let book: GuestBook = larder.resolve()
        //                    ^ warning: [service-locator] {{Cook asks a locator for GuestBook}}
        print(book.names(of: 6))
    }
}
