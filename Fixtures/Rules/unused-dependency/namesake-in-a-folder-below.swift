// An extension beside a type is that type's, though a folder below has another one of its name for another system.
// only: unused-dependency

//- App/Home/HomeModel.swift
protocol Api {
    func load()
}

final class HomeModel {
    let api: any Api
    private let cache: any Api
    private let spare: any Api
    init(api: any Api, cache: any Api, spare: any Api) {
        //                             ^ warning: [unused-dependency] {{HomeModel takes Api as `spare` and keeps it, but never uses it}}
        self.api = api
        self.cache = cache
        self.spare = spare
    }
    func load() { cache.load() }
}

//- App/Home/HomeModel+Load.swift
extension HomeModel {
    func reload() { api.load() }
}

//- App/Home/TV/HomeModel+TV.swift
final class HomeModel {
    private let api: any Api
    init(api: any Api) { self.api = api }
    func reload() { api.load() }
}
