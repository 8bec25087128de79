// The service is handed on here and used in an extension of the type in another file.

//- Sources/Profile/ProfileCoordinator.swift
protocol ProfileAPI {
    func load()
}

final class ProfileCoordinator {
    let api: any ProfileAPI
    init(api: any ProfileAPI) { self.api = api }
    func start() { ProfileModel(api: api).refresh() }
}

//- Sources/Profile/ProfileModel.swift
final class ProfileModel {
    private let api: any ProfileAPI
    init(api: any ProfileAPI) { self.api = api }
    func refresh() { api.load() }
}

//- Sources/Profile/Links/ProfileCoordinator+Links.swift
extension ProfileCoordinator {
    func openLink() { api.load() }
}
