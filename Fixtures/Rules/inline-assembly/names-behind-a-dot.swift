// A nested type's construction is marked at its name, and not at the dot before it.
// only: inline-assembly, self-made-dependency, container-outside-root

protocol Running { func run() }
protocol Journal { func note() }

enum Pay {
    final class Runner: Running {
        private let journal: any Journal
        init(journal: any Journal) { self.journal = journal }
        func run() { journal.note() }
    }
    final class Plain: Running {
        func run() {}
    }
    final class Container {
        let runner: any Running
        let plain: any Running = Plain()
        init(journal: any Journal) { runner = Runner(journal: journal) }
    }
}

final class PayPresenter {
    private let journal: any Journal
    private let plain: any Running = Pay.Plain()
    //                                   ^ note: [self-made-dependency] {{PayPresenter creates Pay.Plain, which it could be given, in 2 places}}
    private let other: any Running = Pay
        .Plain()
    //   ^ related: [self-made-dependency] {{also creates Pay.Plain here}}
    init(journal: any Journal) { self.journal = journal }
    func start() {
        journal.note()
        plain.run()
        other.run()
        Pay.Runner(journal: journal).run()
        //  ^ note: [inline-assembly] {{PayPresenter builds Pay.Runner out of its own dependencies}}
    }
}

final class PayService {
    private let journal: any Journal
    init(journal: any Journal) { self.journal = journal }
    func start() {
        journal.note()
        Pay.Runner.init(journal: journal).run()
        //  ^ note: [inline-assembly] {{PayService builds Pay.Runner out of its own dependencies}}
        Pay.Container(journal: journal).runner.run()
        //  ^ warning: [container-outside-root] {{PayService constructs the container Pay.Container}}
    }
}
