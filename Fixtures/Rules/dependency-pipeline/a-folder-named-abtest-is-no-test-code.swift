// The folder of an A/B test is production code; the tests' folder is not.

//- Sources/ABTest/BannerFlow.swift
protocol BannerAPI {
    func banner() -> String
}

final class BannerFlow {
    private let api: any BannerAPI
    init(api: any BannerAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{BannerFlow takes BannerAPI only to hand it on: BannerFlow → BannerModel, which uses it}}
    func start() { print(BannerModel(api: api).text) }
}

final class BannerModel {
    private let api: any BannerAPI
    init(api: any BannerAPI) { self.api = api }
    var text: String { api.banner() }
}

//- Tests/BannerTests/BannerHarness.swift
final class BannerHarness {
    private let api: any BannerAPI
    init(api: any BannerAPI) { self.api = api }
    func start() { print(BannerModel(api: api).text) }
}
