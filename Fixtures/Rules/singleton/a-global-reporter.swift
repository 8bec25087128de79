// What all report to is as shared as a tracker or log.

//- Sources/App/Reporter.swift
class Reporter {
    func report(_ event: String) {}
}

let reporter = Reporter()

//- Sources/App/OrderModel.swift
final class OrderModel {
    func order() { reporter.report("order") }
    //             ^ warning: [singleton] {{OrderModel reaches the shared instance reporter}}
}
