// One finding for a builder and what it builds; further places are related.
// only: inline-assembly

final class SongPlayer {
    func play() {}
}

protocol SongPlaying {
    func play()
}

final class SongService: SongPlaying {
    func play() {}
}

final class SongViewModel {
    private let service: SongService
    init(_ service: SongService, title: String) { self.service = service }
    func play() { service.play() }
}

final class AlbumViewModel {
    private let service: SongService
    init(service: SongService) { self.service = service }
    func first() { SongViewModel(service, title: "One").play() }
    //             ^ note: [inline-assembly] {{AlbumViewModel builds SongViewModel out of its own dependencies in 2 places}}
}

extension AlbumViewModel {
    func second() {
        let again = self.service
        SongViewModel.init(again, title: "Two").play()
    //  ^ related: [inline-assembly] {{also builds SongViewModel here}}
    }
}
