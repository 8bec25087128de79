// What is named container gives out structs as the protocols they implement; as themselves they are values, and what is not named may be settings.
// only: container-injection, container-outside-root

//- Sources/App/Quay.swift
protocol Tolling {
    func toll()
}
protocol Mooring {
    func moor()
}
struct BellToll: Tolling {
    func toll() {}
}
struct RopeMooring: Mooring {
    private let bell: any Tolling
    init(bell: any Tolling) { self.bell = bell }
    func moor() { bell.toll() }
}

struct QuayContainer {
    let bell: any Tolling
    let mooring: any Mooring
    init() {
        let bell = BellToll()
        self.bell = bell
        mooring = RopeMooring(bell: bell)
    }
}

final class WharfServices {
    let bell: any Tolling = BellToll()
    lazy var mooring: any Mooring = RopeMooring(bell: bell)
}

// A value for each: nothing that anybody asks to work.
struct Width {
    let metres: Int
}
struct Depth {
    let metres: Int
}
struct HullContainer {
    let width: Width
    let depth: Depth
    init() {
        width = Width(metres: 3)
        depth = Depth(metres: 2)
    }
}

// Rows of a list, which work with nothing.
struct Bow: Tolling {
    func toll() {}
}
struct Stern: Tolling {
    func toll() {}
}
struct EndsContainer {
    let bow: any Tolling
    let stern: any Tolling
    init() {
        bow = Bow()
        stern = Stern()
    }
}

// What others may set are settings.
struct HullStyle {
    var bell: any Tolling = BellToll()
    var mooring: any Mooring = RopeMooring(bell: BellToll())
}

//- Sources/App/Piers.swift
final class QuayModel {
    private let quay: QuayContainer
    init(quay: QuayContainer) { self.quay = quay }
    //   ^ warning: [container-injection] {{QuayModel takes the whole container QuayContainer}}
    func moor() { quay.mooring.moor() }
}
final class WharfModel {
    private let wharf: WharfServices
    init(wharf: WharfServices) { self.wharf = wharf }
    //   ^ warning: [container-injection] {{WharfModel takes the whole container WharfServices}}
    func moor() { wharf.mooring.moor() }
}
final class HullModel {
    private let hull: HullContainer
    private let style: HullStyle
    init(hull: HullContainer, style: HullStyle) {
        self.hull = hull
        self.style = style
    }
    func draught() -> Int { hull.depth.metres }
    func moor() { style.mooring.moor() }
}
enum Opener {
    static func open() { QuayModel(quay: QuayContainer()).moor() }
    //                                   ^ warning: [container-outside-root] {{Opener constructs the container QuayContainer}}
    static func ends() -> [EndsContainer] { [EndsContainer(), EndsContainer()] }
    static func openHull() { HullModel(hull: HullContainer(), style: HullStyle()).moor() }
}
