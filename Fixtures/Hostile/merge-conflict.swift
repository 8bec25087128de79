final class Conflict {
<<<<<<< HEAD
    private let api: API = .shared
=======
    private let api: API
>>>>>>> feature/injection
    init(api: API) { self.api = api }
||||||| merged common ancestors
}
