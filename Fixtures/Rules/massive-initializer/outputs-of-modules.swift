// VIPER's modules tell those who opened them by their output, which is a way back as a delegate is, kept weak or not. Any other
// output is what its name says.
// only: massive-initializer

protocol BuoyStore { func load() }
protocol BuoyRadio { func send() }
protocol BuoyChart { func draw() }
protocol BuoyLamp { func light() }
protocol BuoyEvents: AnyObject { func picked() }
protocol BuoyModuleOutput: AnyObject { func placed() }
protocol MooringModuleOutputProtocol: AnyObject { func moored() }
protocol SignalOutput { func sound() }
protocol BuoyModule { func open() }

final class BuoyPresenter {
    private let all: [Any]
    private let output: any BuoyModuleOutput
    init(
        store: any BuoyStore, radio: any BuoyRadio, chart: any BuoyChart, lamp: any BuoyLamp,
        callback: any BuoyModuleOutput
    ) {
        all = [store, radio, chart, lamp]
        output = callback
    }
}

final class MooringPresenter {
    private let all: [Any]
    private let moduleOutput: (any BuoyEvents)?
    private let mooring: any MooringModuleOutputProtocol
    init(
        store: any BuoyStore, radio: any BuoyRadio, chart: any BuoyChart, lamp: any BuoyLamp,
        moduleOutput: (any BuoyEvents)?, mooring: any MooringModuleOutputProtocol
    ) {
        all = [store, radio, chart, lamp]
        self.moduleOutput = moduleOutput
        self.mooring = mooring
    }
}

final class SignalPresenter {
    private let all: [Any]
    init(
//  ^ warning: [massive-initializer] {{SignalPresenter takes 5 dependencies, more than 4: BuoyStore, BuoyRadio, BuoyChart, BuoyLamp, SignalOutput}}
        store: any BuoyStore, radio: any BuoyRadio, chart: any BuoyChart, lamp: any BuoyLamp,
        signal: any SignalOutput
    ) {
        all = [store, radio, chart, lamp, signal]
    }
}

final class ModulePresenter {
    private let all: [Any]
    init(
//  ^ warning: [massive-initializer] {{ModulePresenter takes 5 dependencies, more than 4: BuoyStore, BuoyRadio, BuoyChart, BuoyLamp, BuoyModule}}
        store: any BuoyStore, radio: any BuoyRadio, chart: any BuoyChart, lamp: any BuoyLamp,
        module: any BuoyModule
    ) {
        all = [store, radio, chart, lamp, module]
    }
}
