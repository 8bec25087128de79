// A struct of closures that is nested in the type which takes it says how that is to work; one that stands for itself is
// handed on like others.
// only: dependency-pipeline

struct Rounding {
    private let round: (Double) -> Int
    init(round: @escaping (Double) -> Int) { self.round = round }
    func rounded(_ value: Double) -> Int { round(value) }
}

final class Printer {
    struct Padding {
        private let pad: (String) -> String
        init(pad: @escaping (String) -> String) { self.pad = pad }
        func padded(_ text: String) -> String { pad(text) }
    }

    private let padding: Padding
    private let rounding: Rounding

    init(padding: Padding, rounding: Rounding) {
    //                     ^ warning: [dependency-pipeline] {{Printer takes Rounding only to hand it on: Printer → PrintJob, which uses it}}
        self.padding = padding
        self.rounding = rounding
    }

    func open() -> PrintJob { PrintJob(padding: padding, rounding: rounding) }
    //                                                             ^ related: [dependency-pipeline] {{Printer hands it to PrintJob}}
}

final class PrintJob {
    private let padding: Printer.Padding
    private let rounding: Rounding

    init(padding: Printer.Padding, rounding: Rounding) {
        self.padding = padding
        self.rounding = rounding
    }

    func run() { print(padding.padded("\(rounding.rounded(1.5))")) }
    //                                   ^ related: [dependency-pipeline] {{PrintJob uses it}}
}
