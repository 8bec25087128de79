// The configuration says of types from elsewhere that they are dependencies; those that it does not name are told by
// their last words alone.
// config: { "dependencies": { "treatAsDependency": ["Sextant*"] } }
// only: unused-dependency

import Navigation

final class Voyage {
    private let sextant: SextantModel
    init(sextant: SextantModel) { self.sextant = sextant }
    //   ^ warning: [unused-dependency] {{Voyage takes SextantModel and keeps it, but never uses it}}
}

final class Ferry {
    private let compass: CompassModel
    init(compass: CompassModel) { self.compass = compass }
}

final class Raft {
    private let sextants: SextantModel
    init(sextants: SextantModel) { self.sextants = sextants }
    func drift() { sextants.measure() }
}
