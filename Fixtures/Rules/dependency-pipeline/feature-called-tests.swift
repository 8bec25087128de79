// A folder of a target's sources may be called after the tests of a laboratory; one that imports a test framework, and one
// of the target's own kind of tests, is left out.
// only: dependency-pipeline
//- Sources/Fixture/Home/Home.swift
protocol LabService {
    func results() -> [String]
}

final class HomeFlow {
    private let lab: any LabService
    init(lab: any LabService) { self.lab = lab }
    //   ^ warning: [dependency-pipeline] {{HomeFlow takes LabService only to hand it on: HomeFlow → BloodTestsFlow → BloodTestsViewModel, which uses it}}
    func start() -> BloodTestsFlow { BloodTestsFlow(lab: lab) }
    //                                                   ^ related: [dependency-pipeline] {{HomeFlow hands it to BloodTestsFlow}}
}
//- Sources/Fixture/Scenes/BloodTests/BloodTestsFlow.swift
final class BloodTestsFlow {
    private let lab: any LabService
    init(lab: any LabService) { self.lab = lab }
    //   ^ warning: [dependency-pipeline] {{BloodTestsFlow takes LabService only to hand it on: BloodTestsFlow → BloodTestsViewModel, which uses it}}
    func start() -> BloodTestsViewModel { BloodTestsViewModel(lab: lab) }
    //                                                             ^ related: [dependency-pipeline] {{BloodTestsFlow hands it to BloodTestsViewModel}}
    //                                                             ^ related: [dependency-pipeline] {{BloodTestsFlow hands it to BloodTestsViewModel}}
}

final class BloodTestsViewModel {
    private let lab: any LabService
    init(lab: any LabService) { self.lab = lab }
    func load() -> [String] { lab.results() }
    //                        ^ related: [dependency-pipeline] {{BloodTestsViewModel uses it}}
    //                        ^ related: [dependency-pipeline] {{BloodTestsViewModel uses it}}
}
//- Sources/Fixture/Scenes/BloodTests/Helper.swift
import XCTest

final class HelperFlow {
    private let lab: any LabService
    init(lab: any LabService) { self.lab = lab }
    func start() -> BloodTestsViewModel { BloodTestsViewModel(lab: lab) }
}
//- Sources/Fixture/Scenes/UITests/Flow.swift
final class RobotFlow {
    private let lab: any LabService
    init(lab: any LabService) { self.lab = lab }
    func start() -> BloodTestsViewModel { BloodTestsViewModel(lab: lab) }
}
