/// Knows when a screen comes and where it goes.
@MainActor
protocol Coordinator: AnyObject {
    func start()
}
