// `.init(…)` and `Type.init(…)` construct as the plain call does.

protocol RadioTuning {
    func tune()
}

final class RadioFlow {
    private let tuner: any RadioTuning
    init(tuner: any RadioTuning) { self.tuner = tuner }
    //   ^ warning: [dependency-pipeline] {{RadioFlow takes RadioTuning only to hand it on: RadioFlow → RadioPlayer, which uses it}}

    func play() {
        let player: RadioPlayer = .init(tuner: tuner)
        player.start()
        RadioPlayer.init(tuner: tuner).start()
    }
}

final class RadioPlayer {
    private let tuner: any RadioTuning
    init(tuner: any RadioTuning) { self.tuner = tuner }
    func start() { tuner.tune() }
}
