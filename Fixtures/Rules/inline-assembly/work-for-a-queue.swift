// A piece of work that a queue runs is a call put off, whatever protocol it has in common with others: nobody takes a factory for
// it. What it is made with, and other things that are made one after the other, are told.
// only: inline-assembly
import Foundation

protocol Harbour {
    func unload(_ crate: String)
}
protocol Reporting {
    func report()
}

class LaterOperation: Operation, @unchecked Sendable {}

final class UnloadOperation: LaterOperation, Reporting, @unchecked Sendable {
    private let harbour: any Harbour
    private let crate: String
    init(_ crate: String, at harbour: any Harbour) {
        self.harbour = harbour
        self.crate = crate
    }
    override func main() { harbour.unload(crate) }
    func report() {}
}

final class CountingOperation: LaterOperation, Reporting, @unchecked Sendable {
    private let crane: Crane
    init(crane: Crane) { self.crane = crane }
    override func main() { crane.report() }
    func report() {}
}

final class Crane: Reporting {
    private let harbour: any Harbour
    init(at harbour: any Harbour) { self.harbour = harbour }
    func report() { harbour.unload("") }
}

final class QuayService {
    private let harbour: any Harbour
    private let queue = OperationQueue()
    private var cranes: [Crane] = []
    init(harbour: any Harbour) { self.harbour = harbour }

    func unload(_ crate: String) {
        let operation = UnloadOperation(crate, at: harbour)
        queue.addOperation(operation)
    }
    func unload(_ crates: [String]) -> [Operation] { crates.map { UnloadOperation($0, at: harbour) } }
    func begin() { cranes.append(Crane(at: harbour)) }
    //                           ^ note: [inline-assembly] {{QuayService builds Crane out of its own dependencies in 2 places}}
    func count() { queue.addOperation(CountingOperation(crane: Crane(at: harbour))) }
    //                                                         ^ related: [inline-assembly] {{also builds Crane here}}
}
