// What each platform's variant of a type keeps is used by whoever uses either; what only one variant takes and nobody reads is not.
// only: unused-dependency

//- Sources/App/Sound/SoundBox+Mac.swift
protocol SoundService {
    func play()
}

#if os(macOS)
    final class SoundBox {
        let service: SoundService
        init(service: SoundService) { self.service = service }
    }
#endif

//- Sources/App/Sound/SoundBox+Phone.swift
#if os(iOS)
    final class SoundBox {
        let service: SoundService
        private let spare: SoundService
        init(service: SoundService, spare: SoundService) {
            //                      ^ warning: [unused-dependency] {{SoundBox takes SoundService as `spare` and keeps it, but never uses it}}
            self.service = service
            self.spare = spare
        }
    }
#endif

//- Sources/App/SoundModel.swift
final class SoundModel {
    private let box: SoundBox
    init(box: SoundBox) { self.box = box }
    func play() { box.service.play() }
}
