// An alias outside of types that one type's code alone writes is as good as its own; others may need what this one does not.
// only: unused-dependency

//- Sources/App/Has.swift
protocol Loom {
    func weave()
}

protocol Dye {
    func colour()
}

protocol Wool {
    func spin()
}

protocol HasLoom {
    var loom: any Loom { get }
}

protocol HasDye {
    var dye: any Dye { get }
}

protocol HasWool {
    var wool: any Wool { get }
}

//- Sources/App/Rug.swift
typealias RugNeeds = HasLoom & HasDye & HasWool
//                             ^ warning: [unused-dependency] {{RugModel asks for HasDye, but neither uses it nor hands it on}}

final class RugModel {
    private let needs: RugNeeds
    init(needs: RugNeeds) { self.needs = needs }
    func make() { needs.loom.weave() }
}

extension RugModel {
    static func sample(_ needs: RugNeeds) -> RugModel { RugModel(needs: needs) }
    func unravel() { needs.wool.spin() }
}

//- Sources/App/Shared.swift
typealias SharedNeeds = HasLoom & HasDye

final class ScarfModel {
    private let needs: SharedNeeds
    init(needs: SharedNeeds) { self.needs = needs }
    func make() { needs.loom.weave() }
}

final class BlanketModel {
    private let needs: SharedNeeds
    init(needs: SharedNeeds) { self.needs = needs }
    func make() { needs.dye.colour() }
}

//- Sources/App/Conforming.swift
typealias MatNeeds = HasLoom & HasDye

final class MatModel {
    private let needs: MatNeeds
    init(needs: MatNeeds) { self.needs = needs }
    func make() { needs.loom.weave() }
}

final class Workshop: MatNeeds {
    let loom: any Loom
    let dye: any Dye

    init(loom: any Loom, dye: any Dye) {
        self.loom = loom
        self.dye = dye
        loom.weave()
        dye.colour()
    }
}

//- Sources/App/Named.swift
typealias FeltNeeds = HasLoom & HasDye
typealias AllNeeds = FeltNeeds & HasWool

final class FeltModel {
    private let needs: FeltNeeds
    init(needs: FeltNeeds) { self.needs = needs }
    func make() { needs.loom.weave() }
}

//- Sources/App/Functions.swift
typealias CordNeeds = HasLoom & HasDye

final class CordModel {
    private let needs: CordNeeds
    init(needs: CordNeeds) { self.needs = needs }
    func make() { needs.loom.weave() }
}

func cords(_ needs: CordNeeds) -> [CordModel] { [CordModel(needs: needs)] }
