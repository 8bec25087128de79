// The rule is about the type: its second massive initializer is one more place of the same finding.
// only: massive-initializer

protocol Oven { func heat() }
protocol Fridge { func cool() }
protocol Sink { func fill() }
protocol Knife { func cut() }
protocol Whisk { func beat() }

actor Kitchen {
    private let all: [Any]

    init(oven: any Oven, fridge: any Fridge, sink: any Sink, knife: any Knife, whisk: any Whisk) {
//  ^ warning: [massive-initializer] {{Kitchen takes 5 dependencies, more than 4: Oven, Fridge, Sink, Knife, Whisk}}
        all = [oven, fridge, sink, knife, whisk]
    }

    init(_ oven: any Oven, _ fridge: any Fridge, _ sink: any Sink, _ knife: any Knife, _ whisk: any Whisk, size: Int) {
//  ^ related: [massive-initializer] {{takes 5 dependencies, too}}
        all = [oven, fridge, sink, knife, whisk, size]
    }
}
