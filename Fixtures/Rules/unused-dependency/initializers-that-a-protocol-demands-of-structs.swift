// The synthesised initializer satisfies a protocol's: the property is there because the protocol wants it handed in.

protocol StepAPI {
    func run()
}

protocol StepPresenting {
    func present()
}

protocol Step {
    init(api: any StepAPI, presenter: any StepPresenting)
    func perform()
}

struct LoginStep: Step {
    var api: any StepAPI
    var presenter: any StepPresenting
    func perform() { api.run() }
}
