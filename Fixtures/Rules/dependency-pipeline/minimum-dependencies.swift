// Only a type that carries two dependencies is reported, once for each.
// config: { "rules": { "dependency-pipeline": { "minimumDependencies": 2 } } }

protocol ChartAPI {
    func chart()
}

protocol ChartStoring {
    func save()
}

final class ChartFlow {
    private let api: any ChartAPI
    private let store: any ChartStoring
    init(api: any ChartAPI, store: any ChartStoring) {
    //   ^ warning: [dependency-pipeline] {{ChartFlow takes ChartAPI only to hand it on: ChartFlow → ChartModel, which uses it}}
    //                      ^ warning: [dependency-pipeline] {{ChartFlow takes ChartStoring only to hand it on: ChartFlow → ChartModel, which uses it}}
        self.api = api
        self.store = store
    }
    func start() { ChartModel(api: api, store: store).draw() }
}

final class LegendFlow {
    private let store: any ChartStoring
    init(store: any ChartStoring) { self.store = store }
    func start() { LegendModel(store: store).draw() }
}

final class ChartModel {
    private let api: any ChartAPI
    private let store: any ChartStoring
    init(api: any ChartAPI, store: any ChartStoring) {
        self.api = api
        self.store = store
    }
    func draw() { api.chart(); store.save() }
}

final class LegendModel {
    private let store: any ChartStoring
    init(store: any ChartStoring) { self.store = store }
    func draw() { store.save() }
}
