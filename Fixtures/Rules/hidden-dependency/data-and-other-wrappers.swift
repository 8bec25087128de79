// Values, wrappers of other trades, composition roots, tests, and attributes of the same name without the library: silent.
// only: hidden-dependency

//- Sources/App/MusicApp.swift
import Resolver
import SwiftUI

struct Theme {
    var color = "red"
}

final class AudioService {
    func play() {}
}

@main struct MusicApp: App {
    @Injected private var audio: AudioService
    var body: some Scene { WindowGroup { Text("").onTapGesture { audio.play() } } }
}

final class ThemeModel {
    @Injected private var theme: Theme
    @Published var name = ""
    func show() -> String { theme.color }
}

//- Sources/Legacy/Consumer.swift
@propertyWrapper struct Injected<Value> {
    var wrappedValue: Value
}

final class Consumer {
    @Injected private var count: Int = 0
    func consume() { count += 1 }
}

//- Tests/AppTests/AudioTests.swift
import Resolver
import XCTest

final class AudioTests: XCTestCase {
    @Injected private var audio: AudioService
    func testPlay() { audio.play() }
}
