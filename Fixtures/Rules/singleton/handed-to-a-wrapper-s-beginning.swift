// What a property's wrapper begins with is of the property's type, whether or not the initializers that make it name any.
// only: singleton

import SwiftUI

final class Course {
    static let main = Course()
    private var legs = 0
    func turn() { legs += 1 }
}

final class Deck: ObservableObject {
    private let course: Course
    init(course: Course) { self.course = course }
    func turn() { course.turn() }
}

struct BowView: View {
    @StateObject var deck: Deck
    init() { _deck = .init(wrappedValue: .init(course: .main)) }
//                                                     ^ warning: [singleton] {{BowView reaches the shared instance Course.main}}
    var body: some View { Button("bow") { deck.turn() } }
}

struct SternView: View {
    @StateObject private var deck: Deck
    init() { self._deck = StateObject(wrappedValue: .init(course: .main)) }
//                                                                ^ warning: [singleton] {{SternView reaches the shared instance Course.main}}
    var body: some View { Button("stern") { deck.turn() } }
}

struct KeelView: View {
    @State var deck: Deck?
    init() { _deck = State(initialValue: .init(course: .main)) }
//                                                     ^ warning: [singleton] {{KeelView reaches the shared instance Course.main}}
    var body: some View { Button("keel") { deck?.turn() } }
}

// Nothing says what another label, or another call's argument, is.
struct MastView: View {
    @StateObject var deck: Deck
    init() {
        _deck = .init(projectedValue: .init(course: .main))
        _deck = make(.init(wrappedValue: .init(course: .main)))
    }
    var body: some View { Button("mast") { deck.turn() } }
}
