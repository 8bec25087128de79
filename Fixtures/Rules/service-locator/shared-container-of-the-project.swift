// A container that everybody can reach is a locator: the finding names what it hands out.

protocol PhotoAPI {
    func photos()
}

final class LivePhotoAPI: PhotoAPI {
    func photos() {}
}

final class PhotoCache {
    func clear() {}
}

final class AppContainer {
    static let shared = AppContainer()
    lazy var api: any PhotoAPI = LivePhotoAPI()
    lazy var cache = PhotoCache()
}

final class PhotoModel {
    func refresh() {
        AppContainer.shared.cache.clear()
    //  ^ warning: [service-locator] {{PhotoModel asks a locator for PhotoCache}}
        AppContainer.shared.api.photos()
    //  ^ warning: [service-locator] {{PhotoModel asks a locator for PhotoAPI}}
    }
}
