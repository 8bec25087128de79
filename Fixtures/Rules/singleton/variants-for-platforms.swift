// A type that each platform declares in a file of its own is one type to whoever reaches its shared instance. Two types of one name
// that no condition tells apart may be of two targets: whichever is meant, it is reached, where each of them has one.
// only: singleton

//- Sources/App/Player/WindowManager+Mac.swift
#if os(macOS)
    import AppKit

    final class WindowManager: NSObject {
        static let shared = WindowManager()
        private var isOpen = false
        func show() { isOpen = true }
    }
#endif

//- Sources/App/Player/WindowManager+Phone.swift
#if os(iOS)
    import UIKit

    final class WindowManager {
        static let shared = WindowManager()
        private var isOpen = false
        func show() { isOpen = true }
    }
#endif

//- Sources/App/Targets/LampManager.swift
final class LampManager {
    static let shared = LampManager()
    func light() {}
}

//- Sources/App/Targets/OtherLampManager.swift
final class LampManager {
    static let shared = LampManager()
    func light() {}
}

//- Sources/App/PlayerModel.swift
final class PlayerModel {
    func play() {
        WindowManager.shared.show()
    //  ^ warning: [singleton] {{PlayerModel reaches the shared instance WindowManager.shared}}
        LampManager.shared.light()
    //  ^ warning: [singleton] {{PlayerModel reaches the shared instance LampManager.shared}}
    }
}
