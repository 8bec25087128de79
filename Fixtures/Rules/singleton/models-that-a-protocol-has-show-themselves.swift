// A model that makes its own view, because a protocol asks it to, is a model: it assembles nothing for others. One
// that a factory's protocol has make screens, or that makes services, is a factory.
// only: singleton

import SwiftUI

final class Tides {
    static let shared = Tides()
    func read() {}
}

protocol TileModel: AnyObject {
    associatedtype Tile: View
    func makeTile() -> Tile
    func reload()
}

struct TideTile: View {
    let model: TideTileViewModel
    var body: some View { Text("Tide") }
}

final class TideTileViewModel: TileModel {
    func makeTile() -> TideTile { TideTile(model: self) }
    func reload() { Tides.shared.read() }
    //              ^ warning: [singleton] {{TideTileViewModel reaches the shared instance Tides.shared}}
}

protocol TileFactory: AnyObject {
    associatedtype Tile: View
    func makeTile() -> Tile
}

final class PierTileViewModel: TileFactory {
    func makeTile() -> Text {
        Tides.shared.read()
        return Text("Pier")
    }
}

protocol TideService {
    func read()
}

struct LiveTideService: TideService {
    func read() {}
}

protocol PartMaking {
    func makeService() -> any TideService
}

final class QuayViewModel: PartMaking {
    func makeService() -> any TideService {
        Tides.shared.read()
        return LiveTideService()
    }
}
