final class Session {
    static let shared = Session()
    func end() {}
}

init(cart: Int) { Session.shared.end() }
convenience init() { Session.shared.end() }
var isOver: Bool { Session.shared.end(); return true }
