// View models, services and values that show a few of their own parts through properties are no containers.
// only: container-injection

protocol TideAPI {
    func load()
}

protocol TideTracking {
    func track()
}

protocol TideScreenModel: ObservableObject {
    var api: any TideAPI { get }
    var tracking: any TideTracking { get }
}

protocol TideFeeService {
    var api: any TideAPI { get }
    var tracking: any TideTracking { get }
    var state: Int { get }
}

protocol TideTable {
    var api: any TideAPI { get set }
    var tracking: any TideTracking { get set }
}

protocol TideInfo {
    var title: String { get }
    var subtitle: String { get }
    var footer: String { get }
    var api: any TideAPI { get }
    var tracking: any TideTracking { get }
}

struct TideSender: Hashable {
    let name: String
}

protocol TideItem {
    var sender: TideSender { get }
    var lastSender: TideSender { get }
}

final class TideReader {
    private let service: any TideFeeService
    private let table: any TideTable
    private let info: any TideInfo
    private let item: any TideItem

    init(service: any TideFeeService, table: any TideTable, info: any TideInfo, item: any TideItem) {
        self.service = service
        self.table = table
        self.info = info
        self.item = item
    }

    func read() -> String {
        service.api.load()
        table.api.load()
        info.tracking.track()
        return item.sender.name
    }
}

final class TideWatcher<Model: TideScreenModel> {
    private let model: Model
    init(model: Model) { self.model = model }
    func watch() { model.api.load() }
}
