// What an observer of a shared instance hands to the new one is assembled as its initial value would be; what computes an
// instance at every read is asked by everybody.

protocol Banner: AnyObject {
    var state: AppState? { get set }
    func show()
}

final class AppState {
    static let shared = AppState()
    func run() {}
}

final class Banners {
    static var shared: Banner? {
        didSet { shared?.state = AppState.shared }
    }
    static var count: Int {
        AppState.shared.run()
    //  ^ warning: [singleton] {{Banners reaches the shared instance AppState.shared}}
        return 0
    }
}
