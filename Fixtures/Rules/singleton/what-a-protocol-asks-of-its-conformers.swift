// A static requirement read through a generic parameter is each conformer's own.

protocol EmptyMaking: AnyObject {
    static var empty: Self { get }
    func fill()
}

final class Crate: EmptyMaking {
    static let empty = Crate()
    func fill() {}
}

final class Loader<Item: EmptyMaking> {
    func load() { Item.empty.fill() }
}

final class CrateLoader {
    func load() { Crate.empty.fill() }
    //            ^ warning: [singleton] {{CrateLoader reaches the shared instance Crate.empty}}
}
