// A static that is kept `weak` under the name of a listener holds whoever listens at the moment; a service that all ask there is
// looked up.

protocol Hosting: AnyObject { func show() }
protocol HornService: AnyObject { func blow() }

final class Stage {
    static weak var delegate: (any Hosting)?
    static weak var horn: (any HornService)?
}

final class Curtain {
    func rise() { Stage.delegate?.show() }
    func fall() { Stage.horn?.blow() }
    //            ^ warning: [service-locator] {{Curtain asks a locator for Stage.horn}}
}
