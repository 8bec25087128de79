// Of members of one name constraints, or the class that is made, tell which is meant: nothing is known of them.
// only: dependency-cycle

protocol Service: AnyObject {}
final class Api: Service {
    private let store: Store
    init(store: Store) { self.store = store }
    func get() { store.save() }
}
final class Store: Service {
    func save() {}
}
extension Service where Self == Api {
    static var main: Api { Api(store: Store.main) }
}
extension Service where Self == Store {
    static var main: Store { Store() }
}

protocol Sending { func send() }
protocol Saving { func save() }
final class Sender: Sending {
    private let saver: any Saving
    init(saver: any Saving) { self.saver = saver }
    func send() { saver.save() }
}
final class Saver: Saving {
    private let sender: (any Sending)?
    init(sender: (any Sending)? = nil) { self.sender = sender }
    func save() { sender?.send() }
}
class Environment {
    class var sender: any Sending { Sender(saver: saver) }
    class var saver: any Saving { Saver(sender: sender) }
    class func makeSender() -> any Sending { Sender(saver: makeSaver()) }
    class func makeSaver() -> any Saving { Saver(sender: makeSender()) }
}
final class LiveEnvironment: Environment {
    override class var saver: any Saving { Saver() }
    override class func makeSaver() -> any Saving { Saver() }
}

class PlainEnvironment {
    class var sender: any Sending { Sender(saver: saver) }
    class var saver: any Saving { Saver(sender: sender) }
    //                                          ^ error: [dependency-cycle] {{Producing PlainEnvironment.saver needs itself: saver → sender → saver}}
}
