// A container that conforms to Has-protocols may be handed all that it keeps for others.
// only: massive-initializer

protocol ReefAPI { func load() }
protocol ReefStoring { func save() }
protocol ReefTracking { func track() }
protocol ReefClock { func now() -> Int }
protocol ReefLight { func light() }
protocol HasReefAPI { var api: any ReefAPI { get } }
protocol HasReefStore { var store: any ReefStoring { get } }
protocol HasReefTracking { var tracking: any ReefTracking { get } }

typealias ReefServices = HasReefAPI & HasReefStore & HasReefTracking

final class ReefContainer: ReefServices {
    let api: any ReefAPI
    let store: any ReefStoring
    let tracking: any ReefTracking
    private let clock: any ReefClock
    private let light: any ReefLight

    init(
        api: any ReefAPI, store: any ReefStoring, tracking: any ReefTracking, clock: any ReefClock, light: any ReefLight
    ) {
        self.api = api
        self.store = store
        self.tracking = tracking
        self.clock = clock
        self.light = light
    }

    func now() -> Int { light.light(); return clock.now() }
}
