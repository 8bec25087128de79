// What a property has until others set another one, or a method of its own is handed one, is a default, as an argument's is: it can
// be given already. What only the type itself sets, or a test, is made by it.
// only: self-made-dependency

//- Sources/App/Services.swift
protocol Enrolling: AnyObject { func send(_ token: String) }
protocol Wire { func write(_ text: String) }
final class Enroller: Enrolling {
    private let wire: Wire?
    init(wire: Wire? = nil) { self.wire = wire }
    func send(_ token: String) { wire?.write(token) }
}
final class LoudEnroller: Enrolling { func send(_ token: String) { print(token) } }

final class PushService {
    var enroller: any Enrolling = Enroller()
    func launch(enroller: any Enrolling) { self.enroller = enroller }
    func got(_ token: String) { enroller.send(token) }
}
final class PullService {
    var enroller: any Enrolling = Enroller()
    func got(_ token: String) { enroller.send(token) }
}
final class Launcher {
    private let pull: PullService
    init(pull: PullService) { self.pull = pull }
    func launch() { pull.enroller = LoudEnroller() }
}

final class OwnService {
    var enroller: any Enrolling = Enroller()
    //                            ^ note: [self-made-dependency] {{OwnService creates Enroller, which it could be given}}
    func forget() { enroller = LoudEnroller() }
    func got(_ token: String) { enroller.send(token) }
}
final class TestedService {
    var enroller: any Enrolling = Enroller()
    //                            ^ note: [self-made-dependency] {{TestedService creates Enroller, which it could be given}}
    func got(_ token: String) { enroller.send(token) }
}
final class HeldService {
    private var enroller: any Enrolling = Enroller()
    func launch(enroller: any Enrolling) { self.enroller = enroller }
    func got(_ token: String) { enroller.send(token) }
}

//- Tests/AppTests/TestedServiceTests.swift
import XCTest
final class TestedServiceTests: XCTestCase {
    func test() {
        let service = TestedService()
        service.enroller = LoudEnroller()
        service.got("")
    }
}
