// What is called a preview, and what previews alone use, is theirs, be it no view: what a static makes for them in an
// `#if`, its name saying so, is made for previews. What others use as well, or name, is not.
// only: singleton

//- Sources/App/Harbour.swift
import SwiftUI

final class Tides {
    static let shared = Tides()
    func read() {}
}

protocol Harbour {
    func enter()
}

final class LiveHarbour: Harbour {
    private let tides: Tides
    init(tides: Tides) { self.tides = tides }
    func enter() { tides.read() }
}

struct HarbourView: View {
    let harbour: any Harbour
    var body: some View { Text("Harbour") }
}

enum HarbourScreens {
    static func make(tides: Tides) -> HarbourView { HarbourView(harbour: LiveHarbour(tides: tides)) }
    #if DEBUG
        static func makePreview() -> HarbourView { HarbourView(harbour: HarbourPreview()) }
    #endif
    static func makePierPreview() -> HarbourView { HarbourView(harbour: PierPreview()) }
}

//- Sources/App/HarbourPreviews.swift
import SwiftUI

#if DEBUG
    final class HarbourPreview: Harbour {
        func enter() { Tides.shared.read() }
    }

    enum TidesPreview {
        static func fill() { Tides.shared.read() }
    }

    /// Nothing is left of what stands in a macro.
    final class QuayPreview: Harbour {
        func enter() { Tides.shared.read() }
    }
#endif

public final class OpenPreview: Harbour {
    public func enter() { Tides.shared.read() }
}

struct HarbourView_Previews: PreviewProvider {
    static var previews: some View {
        let _ = TidesPreview.fill()
        HarbourScreens.makePreview()
        HarbourView(harbour: OpenPreview())
        HarbourView(harbour: BoatPreview())
    }
}

/// Made where no `#if` says that it is for previews.
final class PierPreview: Harbour {
    func enter() { Tides.shared.read() }
    //             ^ warning: [singleton] {{PierPreview reaches the shared instance Tides.shared}}
}

/// Made by others, too.
final class BoatPreview: Harbour {
    func enter() { Tides.shared.read() }
    //             ^ warning: [singleton] {{BoatPreview reaches the shared instance Tides.shared}}
}

final class Boat {
    func enter() { BoatPreview().enter() }
}

/// Nobody makes it here: a package's users may.
public final class MolePreview: Harbour {
    public func enter() { Tides.shared.read() }
    //                    ^ warning: [singleton] {{MolePreview reaches the shared instance Tides.shared}}
}

/// Stands for nothing, and others may use it.
public final class LightPreview {
    public func enter() { Tides.shared.read() }
    //                    ^ warning: [singleton] {{LightPreview reaches the shared instance Tides.shared}}
}
