// What a local name is given in one function says nothing of a local of the same name in the next one: what is made
// there for somebody else is not kept by way of it.
// only: dependency-pipeline

protocol Gauge {
    func read() -> Int
}

final class Link {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func poll() -> Int { gauge.read() }
    //                   ^ related: [dependency-pipeline] {{Link uses it}}
}

func check(_ gauge: any Gauge) {
    var link: Link?
    reset()
    link = Link(gauge: gauge)
    print(link?.poll() ?? 0)
}

final class Meter {
    private let kept: Link?
    init(gauge: any Gauge) {
    //   ^ warning: [dependency-pipeline] {{Meter takes Gauge only to hand it on: Meter → Link, which uses it}}
        var link: Link?
        Links.add(Link(gauge: gauge))
        //                    ^ related: [dependency-pipeline] {{Meter hands it to Link}}
        kept = link
        link = nil
    }
    func show() -> Int { kept?.poll() ?? 0 }
}

final class Dial {
    private let kept: Link?
    init(gauge: any Gauge, isOn: Bool) {
        var link: Link?
        if isOn { link = Link(gauge: gauge) }
        kept = link
        link = nil
    }
    func show() -> Int { kept?.poll() ?? 0 }
}

final class Panel {
    private let kept: Link
    init(gauge: any Gauge) {
        let link: Link
        link = Link(gauge: gauge)
        kept = link
    }
    func show() -> Int { kept.poll() }
}
