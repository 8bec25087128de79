// Weaver: a comment behind a nested type belongs to the type around both; the nested one has its own.
// only: dependency-cycle

final class App {
    // weaver: kitchen = Kitchen
    // weaver: shop = Shop
}

final class Kitchen {
    struct Plate {
        let size: Int
    }

    // weaver: stove = Stove
//  ^ error: [dependency-cycle] {{Producing Kitchen needs itself: Kitchen → Stove → Kitchen}}
}

final class Stove {
    enum Heat {
        case low
    }

    // weaver: kitchen = Kitchen
//  ^ related: [dependency-cycle] {{Stove asks for Kitchen}}
}

final class Shop {
    final class Till {
        // weaver: drawer = Drawer
    }

    // weaver: till = Till
}

final class Drawer {
    enum Coin {
        case small
    }

    // weaver: counter = Counter
}

final class Counter {
    let width = 2
}
