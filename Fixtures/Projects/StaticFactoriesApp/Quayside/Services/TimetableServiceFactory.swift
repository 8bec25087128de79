enum TimetableServiceFactory {
    static func create() -> any TimetableService {
        RemoteTimetableService(fetcher: HTTPFetcherFactory.create())
    }
}
