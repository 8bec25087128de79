enum AuthServiceFactory {
    static func create() -> any AuthService {
        RemoteAuthService(fetcher: HTTPFetcherFactory.create())
    }
}
