// A parameter object and a composition count as one each: three services beside them are five dependencies.
// only: massive-initializer

protocol Rider { func ride() }
protocol Horse { func run() }
protocol Groom { func brush() }
protocol Smith { func forge() }
protocol HasRider { var rider: any Rider { get } }
protocol HasHorse { var horse: any Horse { get } }

struct StableParameters {
    let groom: any Groom
    let smith: any Smith
    let name: String
}

final class StableModel {
    private let all: [Any]

    init(
//  ^ warning: [massive-initializer] {{StableModel takes 5 dependencies, more than 4: HasRider & HasHorse, StableParameters, Rider, Groom, Smith}}
        dependencies: any HasRider & HasHorse, parameters: StableParameters, rider: any Rider, groom: any Groom,
        smith: any Smith
    ) {
        all = [dependencies, parameters, rider, groom, smith]
    }
}
