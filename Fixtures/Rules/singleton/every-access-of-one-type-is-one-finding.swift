// A type that reaches a shared instance in several places, two files among them, is one finding at the first place.

//- Sources/App/Beacon.swift
final class Beacon {
    static let shared = Beacon()
    private init() {}
    func ping() {}
    var range: Int { 4 }
}

//- Sources/App/ShoreViewModel+Log.swift
extension ShoreViewModel {
    var log: String { "range \(Beacon.shared.range)" }
    //                         ^ warning: [singleton] {{ShoreViewModel reaches the shared instance Beacon.shared in 3 places}}
}

//- Sources/App/ShoreViewModel.swift
final class ShoreViewModel {
    private let beacon = Beacon.shared
    //                   ^ related: [singleton] {{also reaches Beacon.shared here}}
    func refresh() {
        beacon.ping()
        Beacon
    //  ^ related: [singleton] {{also reaches Beacon.shared here}}
            .shared
            .ping()
    }
}
