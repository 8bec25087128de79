// A private method of an extension in another file is not the one that is called, though it has the same name.
// only: dependency-cycle
//- Sources/Fixture/HarborFactory.swift
final class HarborFactory {
    func makeHarbor() -> HarborService { HarborService(pier: makePier()) }
    func makeQuay() -> QuayService { QuayService(ferry: makeFerry()) }
    //                                                  ^ related: [dependency-cycle] {{makeQuay asks for makeFerry}}
}

final class HarborService {
    init(pier: PierService) {}
}
final class PierService {
    init(harbor: HarborService?) {}
}
final class QuayService {
    init(ferry: FerryService) {}
}
final class FerryService {
    init(quay: QuayService?) {}
}
//- Sources/Fixture/APrivate.swift
extension HarborFactory {
    fileprivate func makePier() -> PierService { PierService(harbor: makeHarbor()) }
    func makeFerry() -> FerryService { FerryService(quay: makeQuay()) }
    //                                                    ^ error: [dependency-cycle] {{Producing HarborFactory.makeFerry needs itself: makeFerry → makeQuay → makeFerry}}
}
//- Sources/Fixture/Open.swift
extension HarborFactory {
    func makePier() -> PierService { PierService(harbor: nil) }
}
