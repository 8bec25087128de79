// A superclass, a constructor by metatype or a protocol asks for the parameter; it is not the type's choice. Of a final class
// nobody makes another one.

protocol StepAPI {
    func step()
}

protocol Flow {
    init(api: any StepAPI)
    func start()
}

final class WelcomeFlow: Flow {
    private let api: any StepAPI
    init(api: any StepAPI) { self.api = api }
    func start() { StepModel(api: api).run() }
}

class BaseFlow {
    private let base: any StepAPI
    init(api: any StepAPI) { base = api }
    func start() { base.step() }
}

final class PaymentFlow: BaseFlow {
    private let api: any StepAPI
    override init(api: any StepAPI) {
        self.api = api
        super.init(api: api)
    }
    override func start() { StepModel(api: api).run() }
}

class ReviewFlow {
    private let api: any StepAPI
    required init(api: any StepAPI) { self.api = api }
    func start() { StepModel(api: api).run() }
}

final class LastFlow {
    private let api: any StepAPI
    required init(api: any StepAPI) { self.api = api }
    //            ^ warning: [dependency-pipeline] {{LastFlow takes StepAPI only to hand it on: LastFlow → StepModel, which uses it}}
    func start() { StepModel(api: api).run() }
}

final class StepModel {
    private let api: any StepAPI
    init(api: any StepAPI) { self.api = api }
    func run() { api.step() }
}
