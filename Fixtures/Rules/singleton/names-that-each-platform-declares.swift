// A name that each branch of an `#if` gives to another type is the first one's to whoever says it, be that of the platform or the
// project. Two files that give it to different types may be of two targets: it is not known which one is meant.
// only: singleton

//- Sources/App/Kit/Boards.swift
#if os(macOS)
    import AppKit
    typealias Board = NSPasteboard
    typealias Screen = NSView
    typealias Lamp = DeskLamp
#else
    import UIKit
    typealias Board = UIPasteboard
    typealias Screen = UIView
    typealias Lamp = HandLamp
#endif

final class DeskLamp {
    static let shared = DeskLamp()
    private var isOn = false
    func light() { isOn = true }
}

final class HandLamp {
    static let shared = HandLamp()
    private var isOn = false
    func light() { isOn = true }
}

//- Sources/App/Kit/Stands.swift
typealias Stand = DeskLamp

//- Sources/App/Kit/OtherStands.swift
typealias Stand = HandLamp

//- Sources/App/Copier.swift
final class Copier {
    func copy() {
        Board.general.string = "a"
    //  ^ note: [singleton] {{Copier reaches the shared instance NSPasteboard.general}}
        Lamp.shared.light()
    //  ^ warning: [singleton] {{Copier reaches the shared instance DeskLamp.shared}}
        Stand.shared.light()
    }
}
