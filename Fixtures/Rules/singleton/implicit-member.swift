// `.shared` names its type where the parameter or the annotation tells it.

final class Player {
    static let shared = Player()
    func play() {}
}

final class Jukebox {
    private let player: Player
    init(player: Player) { self.player = player }
    func start() { player.play() }
}

final class CafeModel {
    func open() {
        Jukebox(player: .shared).start()
        //              ^ warning: [singleton] {{CafeModel reaches the shared instance Player.shared}}
    }
}

final class BarModel {
    private let player: Player = .shared
    //                           ^ warning: [singleton] {{BarModel reaches the shared instance Player.shared}}
    func open() { player.play() }
}
