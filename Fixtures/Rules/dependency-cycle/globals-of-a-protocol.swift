// A global of a protocol holds the only type that implements it; which of several it holds nobody knows, and what is asked later asks for nothing yet.
// only: dependency-cycle

//- Sources/App/Ring.swift
protocol Reading {
    func read()
}
protocol Imaging {
    func draw()
}
protocol AppContextProtocol {
    var reader: any Reading { get }
    var images: any Imaging { get }
}
final class Reader: Reading {
    private let images: any Imaging
    init() { images = appContext.images }
    func read() { images.draw() }
}
final class Images: Imaging {
    private let reader: any Reading
    init(reader: any Reading) { self.reader = reader }
    func draw() { reader.read() }
}
final class LiveContext: AppContextProtocol {
    private(set) lazy var images: any Imaging = Images(reader: reader)
    //                                                         ^ error: [dependency-cycle] {{Producing LiveContext.images needs itself: images → reader → images}}
    private(set) lazy var reader: any Reading = Reader()
}
let appContext: any AppContextProtocol = LiveContext()

//- Sources/App/Several.swift
protocol Ringing {
    func ring()
}
protocol Pulling {
    func pull()
}
protocol TowerContext {
    var bell: any Ringing { get }
    var rope: any Pulling { get }
}
final class Bell: Ringing {
    private let rope: any Pulling
    init() { rope = towerContext.rope }
    func ring() { rope.pull() }
}
final class Rope: Pulling {
    private let bell: any Ringing
    init(bell: any Ringing) { self.bell = bell }
    func pull() { bell.ring() }
}
final class HighTower: TowerContext {
    private(set) lazy var rope: any Pulling = Rope(bell: bell)
    private(set) lazy var bell: any Ringing = Bell()
}
final class LowTower: TowerContext {
    let rope: any Pulling
    let bell: any Ringing
    init(rope: any Pulling, bell: any Ringing) {
        self.rope = rope
        self.bell = bell
    }
}
let towerContext: any TowerContext = chosen(HighTower())
func chosen(_ tower: any TowerContext) -> any TowerContext { tower }

//- Sources/App/Later.swift
protocol Lighting {
    func light()
}
protocol Fuelling {
    func fuel()
}
protocol LampContext {
    var lamp: any Lighting { get }
    var tank: any Fuelling { get }
}
final class Lamp: Lighting {
    private lazy var tank = lampContext.tank
    func light() { tank.fuel() }
}
final class Tank: Fuelling {
    private let lamp: any Lighting
    init(lamp: any Lighting) { self.lamp = lamp }
    func fuel() { lamp.light() }
}
final class LiveLamps: LampContext {
    private(set) lazy var tank: any Fuelling = Tank(lamp: lamp)
    private(set) lazy var lamp: any Lighting = Lamp()
}
let lampContext: any LampContext = LiveLamps()

//- Sources/App/Perhaps.swift
protocol Painting {
    func paint()
}
protocol Framing {
    func frame()
}
protocol GalleryContext {
    var painter: any Painting { get }
    var framer: any Framing { get }
}
final class Painter: Painting {
    private let framer: (any Framing)?
    init() { framer = galleryContext?.framer }
    func paint() { framer?.frame() }
}
final class Framer: Framing {
    private let painter: any Painting
    init(painter: any Painting) { self.painter = painter }
    func frame() { painter.paint() }
}
final class LiveGallery: GalleryContext {
    private(set) lazy var framer: any Framing = Framer(painter: painter)
    private(set) lazy var painter: any Painting = Painter()
}
nonisolated(unsafe) var galleryContext: (any GalleryContext)?
