// A method that makes many services for its type to keep is the app's assembler; flows that keep flows are none.
// only: inline-assembly, self-made-dependency

protocol Playing {
    func play()
}

final class DrumService: Playing { func play() {} }
final class HornService: Playing { func play() {} }
final class LuteService: Playing { func play() {} }
final class HarpService: Playing { func play() {} }
final class BellService: Playing { func play() {} }
final class TuneService {
    private let drum: DrumService
    init(drum: DrumService) { self.drum = drum }
    func play() { drum.play() }
}

final class BandManager {
    private var drum: DrumService?
    private let horn = HornService()
    private var lute: LuteService?
    private var harp: HarpService?
    private var bell: BellService?
    private var tune: TuneService?
    private var flute: FluteService?

    func launch() {
        let drum = DrumService()
        self.drum = drum
        lute = LuteService()
        harp = HarpService()
        bell = BellService()
        flute = FluteService(horn: horn)
        tune = TuneService(drum: drum)
    }

    func encore() -> FluteService { FluteService(horn: horn) }
    //                              ^ note: [inline-assembly] {{BandManager builds FluteService out of its own dependencies}}
}

final class FluteService {
    private let horn: HornService
    init(horn: HornService) { self.horn = horn }
    func play() { horn.play() }
}
