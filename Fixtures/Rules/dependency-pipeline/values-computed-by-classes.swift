// A view's model that works out what it shows while it is made, and keeps nothing else, is a value in all but kind: who makes it
// uses what it asks. One that keeps the service, is watched, does something later or has others ask it is a model.
// only: dependency-pipeline, inline-assembly

import Combine

struct Parcel {
    let label: String
    let weight: Int
}

final class ScaleService {
    private var unit = "kg"
    func text(_ weight: Int) -> String { "\(weight) \(unit)" }
}

final class WeightViewModel {
    let text: String
    private(set) var title: String?
    init(weight: Int, scale: ScaleService) { text = scale.text(weight) }
    func setTitle(_ title: String) { self.title = title }
}

final class ParcelCellViewModel {
    private(set) var label: String?
    private(set) var detail: String?
    private(set) var weight: WeightViewModel?

    init(parcel: Parcel, scale: ScaleService) {
        label = parcel.label
        bind(parcel, scale: scale)
        weight = WeightViewModel(weight: parcel.weight, scale: scale)
    }

    static func height(of parcel: Parcel) -> Int { parcel.label.isEmpty ? 0 : 44 }
}

extension ParcelCellViewModel {
    private func bind(_ parcel: Parcel, scale: ScaleService) { detail = scale.text(parcel.weight) }
}

final class ParcelListPresenter {
    private let scale: ScaleService
    init(scale: ScaleService) { self.scale = scale }
    func cells(_ parcels: [Parcel]) -> [ParcelCellViewModel] {
        parcels.map { ParcelCellViewModel(parcel: $0, scale: scale) }
    }
}

final class ParcelPresenter {
    private let scale: ScaleService
    init(scale: ScaleService) { self.scale = scale }
    func show(_ parcel: Parcel) -> String {
        let model = ParcelCellViewModel(parcel: parcel, scale: scale)
        return (model.detail ?? "") + scale.text(0)
    }
}

/// It keeps the service.
final class CrateCellViewModel {
    let label: String
    private let scale: ScaleService
    init(parcel: Parcel, scale: ScaleService) {
        label = scale.text(parcel.weight)
        //      ^ related: [dependency-pipeline] {{CrateCellViewModel uses it}}
        //      ^ related: [dependency-pipeline] {{CrateCellViewModel uses it}}
        self.scale = scale
    }
    var detail: String { scale.text(1) }
}

final class CratePresenter {
    private let scale: ScaleService
    init(scale: ScaleService) { self.scale = scale }
    //   ^ warning: [dependency-pipeline] {{CratePresenter takes ScaleService only to hand it on: CratePresenter → CrateCellViewModel, which uses it}}
    func show(_ parcel: Parcel) -> String { CrateCellViewModel(parcel: parcel, scale: scale).label }
    //                                      ^ note: [inline-assembly] {{CratePresenter builds CrateCellViewModel out of its own dependencies}}
    //                                                                                ^ related: [dependency-pipeline] {{CratePresenter hands it to CrateCellViewModel}}
}

/// It is told to do something, later.
final class ChestViewModel {
    private(set) var label: String
    init(parcel: Parcel, scale: ScaleService) { label = scale.text(parcel.weight) }
    //                                                  ^ related: [dependency-pipeline] {{ChestViewModel uses it}}
    func close() { label = "" }
}

final class ChestPresenter {
    private let scale: ScaleService
    init(scale: ScaleService) { self.scale = scale }
    //   ^ warning: [dependency-pipeline] {{ChestPresenter takes ScaleService only to hand it on: ChestPresenter → ChestViewModel, which uses it}}
    func show(_ parcel: Parcel) -> ChestViewModel { ChestViewModel(parcel: parcel, scale: scale) }
    //                                              ^ note: [inline-assembly] {{ChestPresenter builds ChestViewModel out of its own dependencies}}
    //                                                                                    ^ related: [dependency-pipeline] {{ChestPresenter hands it to ChestViewModel}}
}

/// Views watch it.
final class BarrelViewModel: ObservableObject {
    @Published private(set) var label: String
    init(parcel: Parcel, scale: ScaleService) { label = scale.text(parcel.weight) }
    //                                                  ^ related: [dependency-pipeline] {{BarrelViewModel uses it}}
}

final class BarrelPresenter {
    private let scale: ScaleService
    init(scale: ScaleService) { self.scale = scale }
    //   ^ warning: [dependency-pipeline] {{BarrelPresenter takes ScaleService only to hand it on: BarrelPresenter → BarrelViewModel, which uses it}}
    func show(_ parcel: Parcel) -> BarrelViewModel { BarrelViewModel(parcel: parcel, scale: scale) }
    //                                               ^ note: [inline-assembly] {{BarrelPresenter builds BarrelViewModel out of its own dependencies}}
    //                                                                                      ^ related: [dependency-pipeline] {{BarrelPresenter hands it to BarrelViewModel}}
}

/// What it shows asks the service later.
final class CaskCellViewModel {
    let crate: CrateCellViewModel
    init(parcel: Parcel, scale: ScaleService) { crate = CrateCellViewModel(parcel: parcel, scale: scale) }
    //                                                                                            ^ related: [dependency-pipeline] {{CaskCellViewModel hands it to CrateCellViewModel}}
    //                                                  ^ note: [inline-assembly] {{CaskCellViewModel builds CrateCellViewModel out of its own dependencies}}
}

final class CaskPresenter {
    private let scale: ScaleService
    init(scale: ScaleService) { self.scale = scale }
    //   ^ warning: [dependency-pipeline] {{CaskPresenter takes ScaleService only to hand it on: CaskPresenter → CaskCellViewModel → CrateCellViewModel, which uses it}}
    func show(_ parcel: Parcel) -> CaskCellViewModel { CaskCellViewModel(parcel: parcel, scale: scale) }
    //                                                 ^ note: [inline-assembly] {{CaskPresenter builds CaskCellViewModel out of its own dependencies}}
    //                                                                                          ^ related: [dependency-pipeline] {{CaskPresenter hands it to CaskCellViewModel}}
}
