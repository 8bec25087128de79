// What a view shows is a product, plain as it is: a type whose protocol asks for such values is their factory.
// only: inline-assembly

protocol TideService {
    func level() -> Int
}

protocol CaptionViewModel {
    var text: String { get }
}

struct TideCaption: CaptionViewModel {
    let text: String
}

final class TideChartViewModel {
    private let service: TideService
    init(service: TideService) { self.service = service }
    func points() -> [Int] { [service.level()] }
}

protocol TidePageMaking {
    func makeCaption() -> CaptionViewModel
    func reload()
}

final class TidePages: TidePageMaking {
    private let service: TideService
    init(service: TideService) { self.service = service }
    func makeCaption() -> CaptionViewModel { TideCaption(text: "\(service.level())") }
    func chart() -> TideChartViewModel { TideChartViewModel(service: service) }
    func reload() {}
}

final class TidePageViewModel {
    private let service: TideService
    init(service: TideService) { self.service = service }
    func chart() -> TideChartViewModel { TideChartViewModel(service: service) }
    //                                   ^ note: [inline-assembly] {{TidePageViewModel builds TideChartViewModel out of its own dependencies}}
}
