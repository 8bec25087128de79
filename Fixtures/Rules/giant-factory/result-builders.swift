// The compiler calls a result builder's functions: it is no factory, however many there are.

import SwiftUI

struct Tile: View {
    var body: some View { EmptyView() }
}

@resultBuilder
struct TileBuilder {
    static func buildBlock(_ tile: Tile) -> Tile { tile }
    static func buildBlock(_ tile: Tile, _ second: Tile) -> Tile { tile }
    static func buildBlock(_ tile: Tile, _ second: Tile, _ third: Tile) -> Tile { tile }
    static func buildBlock(_ tile: Tile, _ second: Tile, _ third: Tile, _ fourth: Tile) -> Tile { tile }
    static func buildLimitedAvailability(_ tile: Tile) -> Tile { tile }
    static func buildPartialBlock(first tile: Tile) -> Tile { tile }
    static func buildPartialBlock(accumulated tile: Tile, next: Tile) -> Tile { Tile() }
    static func buildExpression(_ tile: Tile) -> Tile { tile }
    static func buildExpression(_ text: String) -> Tile { Tile() }
    static func buildExpression(_ number: Int) -> Tile { Tile() }
    static func buildIf(_ tile: Tile?) -> Tile { tile ?? Tile() }
    static func buildOptional(_ tile: Tile?) -> Tile { tile ?? Tile() }
    static func buildEither(first tile: Tile) -> Tile { tile }
    static func buildEither(second tile: Tile) -> Tile { tile }
    static func buildArray(_ tiles: [Tile]) -> Tile { tiles[0] }
    static func buildFinalResult(_ tile: Tile) -> Tile { tile }
}

struct WallBuilder {
//     ^ warning: [giant-factory] {{WallBuilder has 11 creating methods, more than 10}}
    static func buildNorth(_ tile: Tile) -> Tile { tile }
    static func buildSouth(_ tile: Tile) -> Tile { tile }
    static func buildEast(_ tile: Tile) -> Tile { tile }
    static func buildWest(_ tile: Tile) -> Tile { tile }
    static func buildFloor(_ tile: Tile) -> Tile { tile }
    static func buildRoof(_ tile: Tile) -> Tile { tile }
    static func buildDoor(_ tile: Tile) -> Tile { tile }
    static func buildGate(_ tile: Tile) -> Tile { tile }
    static func buildTower(_ tile: Tile) -> Tile { tile }
    static func buildStairs(_ tile: Tile) -> Tile { tile }
    static func buildCellar(_ tile: Tile) -> Tile { tile }
}
