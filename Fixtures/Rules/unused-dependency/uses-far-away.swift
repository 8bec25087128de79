// An extension in another file, a subclass, another type and a key path read the property.

//- Sources/App/Far.swift
protocol FarAPI: AnyObject {
    func call()
}

class FarModel {
    let first: any FarAPI
    let second: any FarAPI
    let third: any FarAPI
    let fourth: any FarAPI

    init(first: any FarAPI, second: any FarAPI, third: any FarAPI, fourth: any FarAPI) {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }
}

//- Sources/App/Uses.swift
extension FarModel {
    func call() { first.call() }
}

final class FartherModel: FarModel {
    func callAgain() { second.call() }
}

func call(_ models: [FarModel]) {
    models.last?.third.call()
    models.map(\.fourth).forEach { $0.call() }
}
