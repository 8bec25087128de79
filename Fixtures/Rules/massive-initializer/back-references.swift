// Delegates, listeners, outputs and parents, and what is stored weak, are no dependencies.
// only: massive-initializer

protocol GateDelegate: AnyObject { func opened() }
protocol GateListener: AnyObject { func heard() }
protocol GateEvents: AnyObject { func event() }
protocol GateMotor { func turn() }

final class GateModel {
    private weak var owner: (any GateEvents)?
    private let all: [Any]

    init(
        motor: any GateMotor, delegate: any GateDelegate, ear: any GateListener, output: any GateEvents,
        parent: any GateEvents, listener: any GateEvents, dataSource: any GateEvents, owner: any GateEvents
    ) {
        all = [motor, delegate, ear, output, parent, listener, dataSource]
        self.owner = owner
    }
}
