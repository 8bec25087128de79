// Swinject: keys of generic types, wrapped and qualified ones, and factories whose value stands further inside.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Registrations.swift
import Swinject

final class ShelfAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Shelf<Book>.self) { r in Shelf(Book()) }
        //                 ^ related: [duplicate-registration] {{Shelf<Book> is registered here first}}
        container.register(Shelf<Map>.self) { r in Shelf(Map()) }
        container.register(Shelf<Book>.self) { r in Shelf(Book()) }
        //                 ^ warning: [duplicate-registration] {{ShelfAssembly registers Shelf<Book> a second time}}

        container.register(App.Lamp.self) { r in
            MainActor.assumeIsolated { Lamp(desk: r.resolve(Desk.self)!) }
            //                                    ^ related: [dependency-cycle] {{Lamp asks for Desk}}
        }
        container.register(Desk.self) { r in
            guard Desk.isAllowed else {
                return Desk(lamp: r.resolve(Lamp.self)!)
                //                ^ error: [dependency-cycle] {{Producing Desk needs itself: Desk → Lamp → Desk}}
            }
            let desk = Desk(lamp: r.resolve(Lamp.self)!)
            return desk
        }
        container.register(Optional<Chair>.self) { r in Chair() }
        container.register((any Reading).self) { r in Reader(shelf: r.resolve(Shelf<Book>.self)!) }
    }
}

func read(_ r: Resolver) {
    let maps = r.resolve(Shelf<Map>.self)!
    let songs = r.resolve(Shelf<Song>.self)!
    //                    ^ error: [unregistered-dependency] {{Registrations.swift asks Swinject for Shelf<Song>, which nothing registers}}
    let chair = r.resolve(Chair.self)!
    let other: Shelf<Song> = r.resolve()!
    //                       ^ related: [unregistered-dependency] {{also asks for Shelf<Song> here}}
    let reading = r.resolve(Reading.self)!
    let lazily = r.resolve(Lazy<Lamp>.self)!
    let later = r.resolve(Provider<Stool>.self)!
    //                    ^ error: [unregistered-dependency] {{Registrations.swift asks Swinject for Stool, which nothing registers}}
    sit(maps, songs, chair, other, reading, lazily, later)
}

//- Sources/App/Shelf.swift
final class Shelf<Item> {
    private let item: Item
    init(_ item: Item) { self.item = item }
    func take() -> Item { item }
}
final class Book {}
final class Map {}
final class Song {}
final class Chair {}
protocol Stool {}
final class Lamp {
    private let desk: Desk
    init(desk: Desk) { self.desk = desk }
    func light() { desk.open() }
}
final class Desk {
    static var isAllowed = true
    private let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
    func open() { lamp.light() }
}
protocol Reading {
    func read()
}
final class Reader: Reading {
    private let shelf: Shelf<Book>
    init(shelf: Shelf<Book>) { self.shelf = shelf }
    func read() { _ = shelf.take() }
}
