// What both branches of an `#if` declare is one static, and one for previews beside it makes no constants of the two.

final class Antenna {
    #if os(macOS)
    static let shared = Antenna(bands: [1, 2, 3])
    #else
    static let shared = Antenna(bands: [1, 2])
    #endif
    let bands: [Int]
    init(bands: [Int]) { self.bands = bands }
    func listen() {}
}

class ArchiveController {
    static let shared = ArchiveController(inMemory: false)
    static var preview: ArchiveController = {
        let archive = ArchiveController(inMemory: true)
        archive.fill()
        return archive
    }()
    init(inMemory: Bool) {}
    func fill() {}
}

final class Pitch {
    static let low = Pitch(hertz: 110)
    static let high = Pitch(hertz: 880)
    init(hertz: Int) {}
    func play() {}
}

final class RadioModel {
    func start() {
        Antenna.shared.listen()
    //  ^ warning: [singleton] {{RadioModel reaches the shared instance Antenna.shared}}
        ArchiveController.shared.fill()
    //  ^ warning: [singleton] {{RadioModel reaches the shared instance ArchiveController.shared}}
        Pitch.low.play()
        Pitch.high.play()
    }
}
