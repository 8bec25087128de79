// A class of colours and fonts that gives what others of its kind give as well is the names of values, and so is a constant
// that promises plain values: that a protocol asks for them makes nobody work. A protocol that asks for work, does
// something itself or is called a service, and a class that can be changed: shared.
// only: singleton

import UIKit

extension UIFont {}

protocol Hangings {
    var wall: UIColor { get }
    var floor: UIColor { get }
    var isDark: Bool { get }
}

extension Hangings {
    var isLight: Bool { !isDark }
}

enum Hour { case morning, evening }

final class MorningHangings: Hangings {
    static let shared = MorningHangings()
    let wall = UIColor.white
    let floor: UIColor = .brown
    let title: UIFont = .boldSystemFont(ofSize: 20)
    var isDark: Bool { false }
}

protocol TimedHangings: Hangings {
    var hour: Hour { get }
}

final class EveningHangings: NSObject, TimedHangings {
    static let instance = EveningHangings()
    let hour: Hour = .evening
    let wall: UIColor = .black
    let floor: UIColor = .gray
    var isDark: Bool { hour == .evening }
}

protocol Measured {
    var length: Int { get }
}

final class Plank: Measured {
    static let none = Plank(length: 0)
    static let longest = Plank(length: 8)
    let length: Int
    init(length: Int) { self.length = length }
}

final class Board: Measured, Equatable {
    static let standard = Board()
    let length = 4
    static func == (left: Board, right: Board) -> Bool { left.length == right.length }
}

final class Beam: Measured {
    static let basis = Beam(length: 3)
    let length: Int
    init(length: Int) { self.length = length }
}

// An object is no plain value.
final class Nail {
    let length = 1
}

protocol Nailed {
    var nail: Nail? { get }
}

final class NailedBoard: Nailed, Equatable {
    static let standard = NailedBoard()
    let length = 4
    var nail: Nail? { nil }
    static func == (left: NailedBoard, right: NailedBoard) -> Bool { left.length == right.length }
}

// What a list of cases alone tells apart is no palette.
final class HourSettings: TimedSettings {
    static let shared = HourSettings()
    let hour: Hour = .evening
}

protocol TimedSettings {
    var hour: Hour { get }
}

protocol Painting {
    var wall: UIColor { get }
    func paint()
}

extension Painting {
    func paint() {}
}

final class PaintedHangings: Painting {
    static let shared = PaintedHangings()
    let wall: UIColor = .white
}

protocol Washable {
    var wall: UIColor { get }
}

extension Washable {
    func wash() {}
}

final class WashedHangings: Washable {
    static let shared = WashedHangings()
    let wall: UIColor = .white
}

protocol HangingsProvider {
    var wall: UIColor { get }
}

final class ProvidedHangings: HangingsProvider {
    static let shared = ProvidedHangings()
    let wall: UIColor = .white
}

final class ChangingHangings: Hangings {
    static let shared = ChangingHangings()
    var wall: UIColor = .white
    let floor: UIColor = .brown
    var isDark: Bool { false }
}

class BaseHangings {
    let wall: UIColor = .white
}

final class DerivedHangings: BaseHangings {
    static let shared = DerivedHangings()
    let floor: UIColor = .brown
}

final class RoomModel {
    func morning() -> UIColor { MorningHangings.shared.wall }
    func evening() -> UIColor { EveningHangings.instance.floor }
    func isLight() -> Bool { MorningHangings.shared.isLight }
    func length() -> Int { Plank.none.length + Plank.longest.length + Board.standard.length + Beam.basis.length }
    func nail() -> Nail? { NailedBoard.standard.nail }
    //                     ^ warning: [singleton] {{RoomModel reaches the shared instance NailedBoard.standard}}
    func hour() -> Hour { HourSettings.shared.hour }
    //                    ^ warning: [singleton] {{RoomModel reaches the shared instance HourSettings.shared}}
    func painted() -> UIColor { PaintedHangings.shared.wall }
    //                          ^ warning: [singleton] {{RoomModel reaches the shared instance PaintedHangings.shared}}
    func washed() -> UIColor { WashedHangings.shared.wall }
    //                         ^ warning: [singleton] {{RoomModel reaches the shared instance WashedHangings.shared}}
    func provided() -> UIColor { ProvidedHangings.shared.wall }
    //                           ^ warning: [singleton] {{RoomModel reaches the shared instance ProvidedHangings.shared}}
    func changing() -> UIColor { ChangingHangings.shared.wall }
    //                           ^ warning: [singleton] {{RoomModel reaches the shared instance ChangingHangings.shared}}
    func derived() -> UIColor { DerivedHangings.shared.floor }
    //                          ^ warning: [singleton] {{RoomModel reaches the shared instance DerivedHangings.shared}}
}
