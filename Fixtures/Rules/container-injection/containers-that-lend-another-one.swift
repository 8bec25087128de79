// A container's protocol may ask to run something with another one of its kind: that is no work of its own.

protocol Tanning { func tan() }
protocol Sewing { func sew() }
protocol Cutting { func cut() }

final class Tannery: Tanning { func tan() {} }
final class SewingRoom: Sewing { func sew() {} }
final class CuttingTable: Cutting { func cut() {} }

protocol WorkshopParts: AnyObject {
    var name: String { get }
    var tanning: any Tanning { get }
    var sewing: any Sewing { get }
    func overnight<T>(_ work: (any WorkshopParts) throws -> T) rethrows -> T
}

protocol WideWorkshopParts: WorkshopParts {
    var cutting: any Cutting { get }
    func aside(_ work: @escaping (Self) -> Void)
}

final class Workshop: WideWorkshopParts {
    let name = "main"
    lazy var tanning: any Tanning = Tannery()
    lazy var sewing: any Sewing = SewingRoom()
    lazy var cutting: any Cutting = CuttingTable()
    func overnight<T>(_ work: (any WorkshopParts) throws -> T) rethrows -> T { try work(Workshop()) }
    func aside(_ work: @escaping (Workshop) -> Void) { work(Workshop()) }
}

final class Saddler {
    private let parts: any WorkshopParts
    init(parts: any WorkshopParts) { self.parts = parts }
    //   ^ warning: [container-injection] {{Saddler takes the whole container WorkshopParts}}
    func make() {
        parts.sewing.sew()
        parts.overnight { $0.tanning.tan() }
    }
}

final class Cobbler {
    private let workshop: Workshop
    init(workshop: Workshop) { self.workshop = workshop }
    //   ^ warning: [container-injection] {{Cobbler takes the whole container Workshop}}
    func mend() { workshop.cutting.cut() }
}

final class Strapper {
    private let sewing: any Sewing
    init(sewing: any Sewing) { self.sewing = sewing }
    func make() { sewing.sew() }
}
