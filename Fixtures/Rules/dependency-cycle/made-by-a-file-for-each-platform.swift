// A method that each of two files declares in the same words, one for each platform, is one method: what it asks for
// its product counts, and what that asks for later does not.
// only: dependency-cycle

//- Sources/Shop/ShopContainer.swift
final class Till {
    private let drawer: Drawer
    init(drawer: Drawer) { self.drawer = drawer }
    func open() { drawer.slide() }
}
final class Drawer {
    private let till: Till
    init(till: Till) { self.till = till }
    func slide() {}
    func close() { till.open() }
}
final class Scale {
    private let pan: Pan
    init(pan: Pan) { self.pan = pan }
    func weigh() { pan.tare() }
}
final class Pan {
    private let scale: () -> Scale
    init(scale: @escaping () -> Scale) { self.scale = scale }
    func tare() { scale().weigh() }
}

final class ShopContainer {
    lazy var till = Till(drawer: makeDrawer(width: 3, labels: ["a"]))
    //                           ^ related: [dependency-cycle] {{till asks for makeDrawer}}
    lazy var scale = Scale(pan: makePan(width: 3))
}

//- Sources/Shop/ShopContainer+iOS.swift
extension ShopContainer {
    func makeDrawer(width: Int, labels: [String]) -> Drawer {
        print(width, labels)
        return Drawer(till: till)
        //                  ^ error: [dependency-cycle] {{Producing ShopContainer.makeDrawer needs itself: makeDrawer → till → makeDrawer}}
    }
    func makePan(width: Int) -> Pan {
        print(width)
        return Pan(scale: { self.scale })
    }
}

//- Sources/Shop/ShopContainer+macOS.swift
extension ShopContainer {
    func makeDrawer(width: Int, labels: [String]) -> Drawer {
        print(labels)
        return Drawer(till: till)
    }
    func makePan(width: Int) -> Pan {
        Pan(scale: { self.scale })
    }
}
