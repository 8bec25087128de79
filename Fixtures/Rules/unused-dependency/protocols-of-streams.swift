// Who asks for streams asks for somebody who works, as who asks for methods does. What views tell of, what their models show and
// what values publish are no services, nor is a type of the project's that is named like a stream, or a closure that answers
// with one.
// only: unused-dependency

import Combine
import UIKit

protocol Gauge {
    func read() -> Int
}

protocol TideControlling {
    var level: AnyPublisher<Int, Never> { get }
}

final class TideController: TideControlling {
    private let gauge: any Gauge
    private let subject = CurrentValueSubject<Int, Never>(0)
    var level: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
    init(gauge: any Gauge) {
        self.gauge = gauge
        subject.send(gauge.read())
    }
}

protocol SpringTideControlling: TideControlling {}

protocol FogControlling {
    var isThick: Bool { get }
    var thickness: AsyncStream<Int> { get }
}

actor FogController: FogControlling {
    private let gauge: any Gauge
    var isThick: Bool { gauge.read() > 3 }
    let thickness: AsyncStream<Int>
    init(gauge: any Gauge, thickness: AsyncStream<Int>) {
        self.gauge = gauge
        self.thickness = thickness
    }
}

protocol BerthTapping {
    var tapped: AnyPublisher<Void, Never> { get }
}

final class BerthView: UIView, BerthTapping {
    let tapped: AnyPublisher<Void, Never>
    private let gauge: any Gauge
    init(gauge: any Gauge, tapped: AnyPublisher<Void, Never>) {
        self.gauge = gauge
        self.tapped = tapped
        super.init(frame: .zero)
        isHidden = gauge.read() > 3
    }
}

protocol BerthNaming {
    var names: AnyPublisher<[String], Never> { get }
}

final class BerthViewModel: BerthNaming {
    let names: AnyPublisher<[String], Never>
    private let gauge: any Gauge
    init(gauge: any Gauge, names: AnyPublisher<[String], Never>) {
        self.gauge = gauge
        self.names = names
    }
    func open() { _ = gauge.read() }
}

protocol BerthListing {
    var lengths: AnyPublisher<[Int], Never> { get }
}

struct BerthListViewModel: BerthListing {
    let lengths: AnyPublisher<[Int], Never>
    private let gauge: any Gauge
    func open() { _ = gauge.read() }
}

protocol BerthCellModel {
    var isTaken: CurrentValueSubject<Bool, Never> { get }
}

final class FreeBerthCell: BerthCellModel {
    let isTaken = CurrentValueSubject<Bool, Never>(false)
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func tap() { _ = gauge.read() }
}

protocol BerthShown {
    var title: String { get }
    var isFree: CurrentValueSubject<Bool, Never> { get }
}

final class ShownBerth: BerthShown {
    let title = "1"
    let isFree = CurrentValueSubject<Bool, Never>(true)
}

protocol BerthTarget {
    var title: String { get }
    var onMoored: (Int) -> AnyPublisher<Void, Never> { get }
}

final class MooredTarget: BerthTarget {
    let title = "2"
    private let gauge: any Gauge
    var onMoored: (Int) -> AnyPublisher<Void, Never> { { _ in Empty().eraseToAnyPublisher() } }
    init(gauge: any Gauge) { self.gauge = gauge }
    func open() { _ = gauge.read() }
}

final class Driver<Value> {
    let value: Value
    init(value: Value) { self.value = value }
}

protocol CraneDriven {
    var height: Driver<Int> { get }
}

final class Crane: CraneDriven {
    private let gauge: any Gauge
    var height: Driver<Int> { Driver(value: gauge.read()) }
    init(gauge: any Gauge) { self.gauge = gauge }
}

final class PierModel {
    private let tides: any TideControlling
    init(
        tides: any TideControlling,
//      ^ warning: [unused-dependency] {{PierModel takes TideControlling and keeps it, but never uses it}}
        springs: any SpringTideControlling,
//      ^ warning: [unused-dependency] {{PierModel takes SpringTideControlling, but never uses it}}
        fog: any FogControlling,
//      ^ warning: [unused-dependency] {{PierModel takes FogControlling, but never uses it}}
        berth: any BerthTapping,
        names: any BerthNaming,
        list: any BerthListing,
        cell: any BerthCellModel,
        shown: any BerthShown,
        target: any BerthTarget,
        crane: any CraneDriven
    ) {
        self.tides = tides
    }
    func open() {}
}
