// With the tests included, a carrier in a test target is a finding like any other.
// config: { "includeTests": true }

//- Sources/App/BannerModel.swift
protocol BannerAPI {
    func banner() -> String
}

final class BannerModel {
    private let api: any BannerAPI
    init(api: any BannerAPI) { self.api = api }
    var text: String { api.banner() }
}

//- Tests/AppTests/BannerHarness.swift
@testable import App

final class BannerHarness {
    private let api: any BannerAPI
    init(api: any BannerAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{BannerHarness takes BannerAPI only to hand it on: BannerHarness → BannerModel, which uses it}}
    func start() { print(BannerModel(api: api).text) }
}
