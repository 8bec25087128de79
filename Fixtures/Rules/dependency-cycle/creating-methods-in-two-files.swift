// Two creating methods ask for each other; one of them stands in an extension in another file.

//- Sources/App/HarbourFactory.swift
struct HarbourFactory {
    func makeGuideService() -> GuideService {
        let pier = makePierService()
        //         ^ error: [dependency-cycle] {{Producing HarbourFactory.makeGuideService needs itself: makeGuideService → makePierService → makeGuideService}}
        return GuideService(pier: pier)
    }
}

//- Sources/App/Pier/HarbourFactory+Pier.swift
extension HarbourFactory {
    func makePierService() -> PierService {
        PierService(guide: makeGuideService())
        //                 ^ related: [dependency-cycle] {{makePierService asks for makeGuideService}}
    }
}

//- Sources/App/Services.swift
final class GuideService {
    private let pier: PierService
    init(pier: PierService) { self.pier = pier }
    func show() { pier.open() }
}

final class PierService {
    private let guide: GuideService?
    init(guide: GuideService?) { self.guide = guide }
    func open() { guide?.show() }
}
