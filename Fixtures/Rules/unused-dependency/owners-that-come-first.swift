// What RxSwift hands its closures first is their owner as long as nothing else can come first; what they read from it is
// then nobody else's. Each name stands in two types: one reads it from what a closure is handed, one never.
// only: unused-dependency

//- Sources/App/Reading.swift
protocol Reading {
    func read() -> Int
}

//- Sources/App/Owners.swift
import RxSwift

final class GaugeReader {
    private let gauge: any Reading
    init(gauge: any Reading) { self.gauge = gauge }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self).observe(on: MainScheduler.instance).subscribe(onNext: { owner, _ in _ = owner.gauge.read() })
    }
}

final class GaugeKeeper {
    private let gauge: any Reading
    init(gauge: any Reading) { self.gauge = gauge }
    //   ^ warning: [unused-dependency] {{GaugeKeeper takes Reading and keeps it, but never uses it}}
}

final class MeterReader {
    private let meter: any Reading
    init(meter: any Reading) { self.meter = meter }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self) { ($0, $1) }.flatMap { owner, _ in owner.meter.read() }
    }
}

final class MeterKeeper {
    private let meter: any Reading
    init(meter: any Reading) { self.meter = meter }
    //   ^ warning: [unused-dependency] {{MeterKeeper takes Reading and keeps it, but never uses it}}
}

final class DialReader {
    private let dial: any Reading
    init(dial: any Reading) { self.dial = dial }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self) { owner, level in owner.dial.read() + level }.subscribe()
    }
}

final class DialKeeper {
    private let dial: any Reading
    init(dial: any Reading) { self.dial = dial }
    //   ^ warning: [unused-dependency] {{DialKeeper takes Reading and keeps it, but never uses it}}
}

final class LensReader {
    private let lens: any Reading
    init(lens: any Reading) { self.lens = lens }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self).withUnretained(self).map { owner, _ in owner.lens.read() }
    }
}

final class LensKeeper {
    private let lens: any Reading
    init(lens: any Reading) { self.lens = lens }
    //   ^ warning: [unused-dependency] {{LensKeeper takes Reading and keeps it, but never uses it}}
}

final class ToneReader {
    private let tone: any Reading
    init(tone: any Reading) { self.tone = tone }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.subscribe(with: self, onNext: { _, _ in }, onCompleted: { owner in _ = owner.tone.read() })
    }
}

final class ToneKeeper {
    private let tone: any Reading
    init(tone: any Reading) { self.tone = tone }
    //   ^ warning: [unused-dependency] {{ToneKeeper takes Reading and keeps it, but never uses it}}
}

//- Sources/App/Others.swift
import RxSwift

final class ProbeReader {
    private let probe: any Reading
    init(probe: any Reading) { self.probe = probe }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self).map { _ in screens.next() }.subscribe(onNext: { owner, _ in _ = owner.probe.read() })
    }
}

final class ProbeKeeper {
    private let probe: any Reading
    init(probe: any Reading) { self.probe = probe }
}

final class SensorReader {
    private let sensor: any Reading
    init(sensor: any Reading) { self.sensor = sensor }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self) { owner, level in level }.map { owner, _ in owner.sensor.read() }
    }
}

final class SensorKeeper {
    private let sensor: any Reading
    init(sensor: any Reading) { self.sensor = sensor }
}

final class ScaleReader {
    private let scale: any Reading
    init(scale: any Reading) { self.scale = scale }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self).scan(screens.first) { owner, _ in owner.scale.read() }
    }
}

final class ScaleKeeper {
    private let scale: any Reading
    init(scale: any Reading) { self.scale = scale }
}

final class WeightReader {
    private let weight: any Reading
    init(weight: any Reading) { self.weight = weight }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self) { one, other in print(one); return (one, other) }.map { owner, _ in owner.weight.read() }
    }
}

final class WeightKeeper {
    private let weight: any Reading
    init(weight: any Reading) { self.weight = weight }
}

final class MassReader {
    private let mass: any Reading
    init(mass: any Reading) { self.mass = mass }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self) { ($1, $0) }.map { owner, _ in owner.mass.read() }
    }
}

final class MassKeeper {
    private let mass: any Reading
    init(mass: any Reading) { self.mass = mass }
}

final class PulseReader {
    private let pulse: any Reading
    init(pulse: any Reading) { self.pulse = pulse }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.withUnretained(self) { (screens.of($0), $1) }.map { owner, _ in owner.pulse.read() }
    }
}

final class PulseKeeper {
    private let pulse: any Reading
    init(pulse: any Reading) { self.pulse = pulse }
}

final class ShadeReader {
    private let shade: any Reading
    init(shade: any Reading) { self.shade = shade }
    func bind(_ taps: Observable<Int>, _ other: ShadeReader) {
        taps.pair(with: other, then: { owner, _ in _ = owner.shade.read() })
    }
}

final class ShadeKeeper {
    private let shade: any Reading
    init(shade: any Reading) { self.shade = shade }
}

final class TintReader {
    private let tint: any Reading
    init(tint: any Reading) { self.tint = tint }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.bind(with: [self], onNext: { owner, _ in _ = owner.tint.read() })
    }
}

final class TintKeeper {
    private let tint: any Reading
    init(tint: any Reading) { self.tint = tint }
}

final class HueReader {
    private let hue: any Reading
    init(hue: any Reading) { self.hue = hue }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        taps.subscribe(with: self, onNext: { level in _ = level.hue.read() })
    }
}

final class HueKeeper {
    private let hue: any Reading
    init(hue: any Reading) { self.hue = hue }
}

final class GlowReader {
    private let glow: any Reading
    init(glow: any Reading) { self.glow = glow }
    func bind(_ taps: Observable<Int>, _ screens: Screens) {
        screens.withUnretained(self).all.map { owner, _ in owner.glow.read() }
    }
}

final class GlowKeeper {
    private let glow: any Reading
    init(glow: any Reading) { self.glow = glow }
}
