// The system makes an app's intents, and what finds their entities, and hands nothing in: like an app they are where
// things begin.
// only: singleton

import AppIntents

final class Jukebox {
    static let shared = Jukebox()
    func play() {}
}

struct PlayIntent: AudioPlaybackIntent {
    func perform() async throws -> some IntentResult {
        Jukebox.shared.play()
        return .result()
    }
}

struct StopIntent: AppIntent {
    func perform() async throws -> some IntentResult {
        Jukebox.shared.play()
        return .result()
    }
}

/// The macro adds what it conforms to.
@AppIntent(schema: .audio.playAudio)
struct PlayAudioIntent {
    func perform() async throws -> some IntentResult {
        Jukebox.shared.play()
        return .result()
    }
}

@AssistantIntent(schema: .audio.playAudio)
struct OldPlayAudioIntent {
    func perform() async throws -> some IntentResult {
        Jukebox.shared.play()
        return .result()
    }
}

@AppEntity(schema: .audio.song)
struct Record {
    func open() { Jukebox.shared.play() }
    //            ^ warning: [singleton] {{Record reaches the shared instance Jukebox.shared}}
}

struct SongQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Song] {
        Jukebox.shared.play()
        return []
    }
}

/// What a query finds is no beginning: code makes it.
struct Song: AppEntity {
    func open() { Jukebox.shared.play() }
    //            ^ warning: [singleton] {{Song reaches the shared instance Jukebox.shared}}
}

struct PlayAction {
    func perform() { Jukebox.shared.play() }
    //               ^ warning: [singleton] {{PlayAction reaches the shared instance Jukebox.shared}}
}
