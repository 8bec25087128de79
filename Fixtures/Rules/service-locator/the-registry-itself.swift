// The registry's own code, its extensions and what sets it up speak of its members.

//- Sources/App/Hub.swift
protocol HubAPI {
    func load()
}

protocol HubStoring {
    func save()
}

final class LiveHubAPI: HubAPI {
    func load() {}
}

final class LiveHubStore: HubStoring {
    func save() {}
}

enum Hub {
    nonisolated(unsafe) static var api: any HubAPI = LiveHubAPI()
    nonisolated(unsafe) static var store: any HubStoring = LiveHubStore()
    static func warmUp() { api.load(); Hub.store.save() }
}

//- Sources/App/Hub+Reset.swift
extension Hub {
    static func reset() {
        Hub.api = LiveHubAPI()
        Hub.store = LiveHubStore()
        Hub.api.load()
    }
}
