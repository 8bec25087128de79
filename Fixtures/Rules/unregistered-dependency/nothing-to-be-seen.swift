// Where no registration is there to be seen, they stand elsewhere; types from elsewhere may be registered there.
// only: unregistered-dependency

//- Sources/Feature/Reader.swift
import Swinject

protocol Paper {
    func read()
}

func read(_ resolver: Resolver) {
    resolver.resolve(Paper.self)!.read()
}

//- Sources/Kit/Kit.swift
import Resolver
import Vendor

final class Gauge {
    func measure() {}
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Gauge() }
    }
}

final class Panel {
    @Injected private var meter: VendorMeter
    @Injected private var gauge: Gauge
    func show() { meter.show(); gauge.measure() }
}

//- Sources/Other/Promises.swift
// Not a locator: nothing is imported that could be one.
final class Promise {
    func resolve(_ type: Any.Type) -> Int? { nil }
}

func fulfil(_ promise: Promise) -> Int { promise.resolve(Promise.self)! }
