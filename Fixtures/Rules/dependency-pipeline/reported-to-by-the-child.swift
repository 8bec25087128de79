// What a child only reports to is not handed on: its parameter says so by its name. Who else keeps it, be it weakly,
// uses it.

protocol TidePresenting {
    func present()
}

protocol TideOutput: AnyObject {
    func tideDidTurn()
}

final class TideModel: TidePresenting, TideOutput {
    func present() {}
    func tideDidTurn() {}
}

final class TideDetailAssembly {
    private let output: (any TideOutput)?
    init(output: (any TideOutput)?) { self.output = output }
    func run() { output?.tideDidTurn() }
}

final class TideObserver {
    private weak var model: TideModel?
    init(model: TideModel) { self.model = model }
    func run() { model?.tideDidTurn() }
}

final class TideReader {
    private let model: any TidePresenting
    init(model: any TidePresenting) { self.model = model }
    func run() { model.present() }
}

final class TideListScreen {
    private let model: any TidePresenting
    init(model: any TidePresenting) { self.model = model }
    func open() { TideDetailAssembly(output: model as? any TideOutput).run() }
}

final class TideWatchScreen {
    private let model: TideModel
    init(model: TideModel) { self.model = model }
    //   ^ warning: [dependency-pipeline] {{TideWatchScreen takes TideModel only to hand it on: TideWatchScreen → TideObserver, which uses it}}
    func open() { TideObserver(model: model).run() }
}

final class TideReadScreen {
    private let model: any TidePresenting
    init(model: any TidePresenting) { self.model = model }
    //   ^ warning: [dependency-pipeline] {{TideReadScreen takes TidePresenting only to hand it on: TideReadScreen → TideReader, which uses it}}
    func open() { TideReader(model: model).run() }
}
