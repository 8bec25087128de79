// A file's private type, or a nested one, that both branches of an `#if` declare is one type wherever its name stands.
// Of two that stand under conditions which may hold at once nobody knows which is meant.
// only: dependency-cycle

#if os(iOS)
    private final class Press {
        private let desk: Desk
        init(desk: Desk) { self.desk = desk }
    //       ^ related: [dependency-cycle] {{Press takes Desk}}
        func stamp() { desk.clear() }
    }
#else
    private final class Press {
        private let desk: Desk
        init(desk: Desk) { self.desk = desk }
        func stamp() { desk.wipe() }
    }
#endif
private final class Desk {
    private let press: Press
    init(press: Press) { self.press = press }
    //   ^ error: [dependency-cycle] {{Making Desk needs itself: Desk → Press → Desk}}
    func clear() { press.stamp() }
    func wipe() { press.stamp() }
}

#if DEBUG
    private final class Seal {
        private let wax: Wax
        init(wax: Wax) { self.wax = wax }
        func melt() { wax.drip() }
    }
#endif
#if os(macOS)
    private final class Seal {
        private let wax: Wax
        init(wax: Wax) { self.wax = wax }
        func melt() { wax.drip() }
    }
#endif
private final class Wax {
    private let seal: Seal
    init(seal: Seal) { self.seal = seal }
    func drip() { seal.melt() }
}

final class Office {
    #if os(iOS)
        final class Tray {
            private let shelf: Shelf
            init(shelf: Shelf) { self.shelf = shelf }
    //           ^ related: [dependency-cycle] {{Office.Tray takes Office.Shelf}}
            func fill() { shelf.lift() }
        }
    #else
        final class Tray {
            private let shelf: Shelf
            init(shelf: Shelf) { self.shelf = shelf }
            func fill() { shelf.lift() }
        }
    #endif
    final class Shelf {
        private let tray: Tray
        init(tray: Tray) { self.tray = tray }
    //       ^ error: [dependency-cycle] {{Making Office.Shelf needs itself: Office.Shelf → Office.Tray → Office.Shelf}}
        func lift() { tray.fill() }
    }
}
