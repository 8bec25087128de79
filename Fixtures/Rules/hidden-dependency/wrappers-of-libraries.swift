// Wrappers of injection libraries and SwiftUI's environment objects hide what a type needs; of one dependency it is said once.
// only: hidden-dependency

//- Sources/Fact/PlayerModel.swift
import FactoryKit

final class AudioEngine {
    func play() {}
}

extension Container {
    var audio: Factory<AudioEngine> { self { AudioEngine() }.singleton }
}

final class PlayerModel {
    @Injected(\.audio) private var audio
//  ^ note: [hidden-dependency] {{PlayerModel needs AudioEngine in 2 places, which no initializer shows}}
    @LazyInjected(\.audio) private var other: AudioEngine
//  ^ related: [hidden-dependency] {{AudioEngine is fetched here as well}}
    func play() { audio.play(); other.play() }
}

//- Sources/UI/PlayerView.swift
import SwiftUI

final class PlayerSession: ObservableObject {
    func stop() {}
}

@Observable final class Library {
    func open() {}
}

struct PlayerView: View {
    @EnvironmentObject private var session: PlayerSession
//  ^ note: [hidden-dependency] {{PlayerView needs PlayerSession, which no initializer shows}}
    @Environment(Library.self) private var library
//  ^ note: [hidden-dependency] {{PlayerView needs Library, which no initializer shows}}
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("").onTapGesture { session.stop(); library.open(); dismiss() } }
}

//- Sources/Points/Reducer.swift
import Dependencies

struct TrackClient {
    var fetch: () -> Int
    var stop: () -> Void
}

extension TrackClient: DependencyKey {
    static let liveValue = TrackClient(fetch: { 1 }, stop: {})
}

extension DependencyValues {
    var tracks: TrackClient {
        get { self[TrackClient.self] }
        set { self[TrackClient.self] = newValue }
    }
}

struct Playlist {
    @Dependency(\.tracks) var tracks
//  ^ note: [hidden-dependency] {{Playlist needs TrackClient, which no initializer shows}}
    @Dependency(\.uuid) var uuid
    func count() -> Int { tracks.fetch() }
}
