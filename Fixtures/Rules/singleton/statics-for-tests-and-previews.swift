// A static named mock… or preview… stands in for the real one, and so does one from a folder of mocks.

//- Sources/App/Winch.swift
final class Winch {
    static let shared = Winch()
    func turn() {}
}

extension Winch {
    static let mockLoud = Winch()
    static let preview = Winch()
    static let forPreviews = Winch()
}

final class WinchModel {
    static func mock() -> WinchModel {
        Winch.shared.turn()
        return WinchModel()
    }

    static func previewTurning() -> WinchModel {
        Winch.shared.turn()
        return WinchModel()
    }

    static func mockEverything() { Winch.shared.turn() }

    #if DEBUG
        static func previewAll() { Winch.shared.turn() }
    #endif

    // No static: whoever has a model asks it.
    var mock: Int {
        Winch.shared.turn()
    //  ^ warning: [singleton] {{WinchModel reaches the shared instance Winch.shared}}
        return 1
    }

    func turn() {
        Winch.mockLoud.turn()
        Winch.preview.turn()
        Winch.forPreviews.turn()
        Winch.quiet.turn()
    }
}

/// The product's own previews: of what is about to be turned.
enum TurnPreviews {
    static func previewIfNeeded() { Winch.shared.turn() }
    //                              ^ warning: [singleton] {{TurnPreviews reaches the shared instance Winch.shared}}
}

//- Sources/App/Mocks/Winch+Mocks.swift
extension Winch {
    static let quiet = Winch()
}
