// Of the values that one pattern takes apart each is of the type that the case is declared with, be there one name for
// a value or one for each; what is read of them is no property of the same name. What a case of an unknown type carries
// may be anything.
// only: dependency-pipeline

//- Sources/App/Stages.swift
import Outside

protocol Curtain {
    func rise()
}

final class Scene {
    private let curtain: any Curtain
    init(curtain: any Curtain) { self.curtain = curtain }
    func open() { curtain.rise() }
    //            ^ related: [dependency-pipeline] {{Scene uses it}}
}

final class Foyer {
    let row: any Curtain
    init(row: any Curtain) { self.row = row }
    //   ^ warning: [dependency-pipeline] {{Foyer takes Curtain only to hand it on: Foyer → Scene, which uses it}}
    func enter() { Scene(curtain: row).open() }
    //                            ^ related: [dependency-pipeline] {{Foyer hands it to Scene}}
}

final class Loge {
    let box: any Curtain
    init(box: any Curtain) { self.box = box }
    func enter() { Scene(curtain: box).open() }
}

//- Sources/App/Seats.swift
import Outside

struct Seat {
    let row: Int
    let box: Int
}

enum Booking {
    case single(Seat)
    case couple(Seat, Seat)
    case family(Seat, Seat, name: String)
}

final class BoxOffice {
    func note(_ booking: Booking, _ other: Booking?) {
        if case .couple(let left, let right) = booking { print(left.row, right.row) }
        if case let .family(first, last, name: name) = booking { print(first.row, last.row, name.count) }
        guard case .family(let first, _, name: let name) = booking, !name.isEmpty else { return }
        print(first.row)
        switch other {
        case .couple(let left, let right)?: print(left.row, right.row)
        case .single, .family, nil: break
        }
    }

    func note(_ ticket: Ticket) {
        if case .numbered(let seat, let more) = ticket { print(seat.box, more) }
    }
}
