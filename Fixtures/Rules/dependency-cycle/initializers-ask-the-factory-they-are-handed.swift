// Each creating method hands the factory to a type whose initializer asks it for the other type.

protocol LoaderFactory {
    func makeAnchorLoader() -> AnchorLoader
    func makeBuoyLoader() -> BuoyLoader
}

struct LiveLoaderFactory: LoaderFactory {
    func makeAnchorLoader() -> AnchorLoader { AnchorLoader(factory: self) }
    func makeBuoyLoader() -> BuoyLoader { BuoyLoader(factory: self) }
}

final class AnchorLoader {
    private let buoys: BuoyLoader

    init(factory: any LoaderFactory) {
        buoys = factory.makeBuoyLoader()
        //      ^ error: [dependency-cycle] {{Producing LiveLoaderFactory.makeAnchorLoader needs itself: makeAnchorLoader → makeBuoyLoader → makeAnchorLoader}}
    }

    func load() { buoys.load() }
}

final class BuoyLoader {
    private let anchors: AnchorLoader

    init(factory: any LoaderFactory) {
        anchors = factory.makeAnchorLoader()
        //        ^ related: [dependency-cycle] {{makeBuoyLoader asks for makeAnchorLoader}}
    }

    func load() { anchors.load() }
}
