// A property whose type follows from its value is used like any other.

protocol Episode: AnyObject {
    func play()
}

final class AudioEpisode: Episode {
    func play() {}
}

class BaseTask {
    func run() {}
}

final class UploadTask: BaseTask {
    private var episodes = [AudioEpisode]()
    init(episodes: [AudioEpisode]) { self.episodes = episodes }
    override func run() {
        for episode in episodes { episode.play() }
    }
}

final class CountTask: BaseTask {
    private var episodes = [AudioEpisode]()
    init(episodes: [AudioEpisode]) { self.episodes = episodes }
    override func run() { print(episodes.count) }
}

final class IdleTask: BaseTask {
    private var episodes = [AudioEpisode]()
    init(episodes: [AudioEpisode]) { self.episodes = episodes }
    //   ^ warning: [unused-dependency] {{IdleTask takes AudioEpisode and keeps it, but never uses it}}
}
