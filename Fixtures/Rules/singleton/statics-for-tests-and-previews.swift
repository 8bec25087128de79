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

//- Sources/App/Mocks/Winch+Mocks.swift
extension Winch {
    static let quiet = Winch()
}
