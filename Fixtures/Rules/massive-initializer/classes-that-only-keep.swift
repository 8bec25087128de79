// A class of stored lets that nobody takes is a bag like a struct: it spells out what it keeps. One that works is massive.
// only: massive-initializer

protocol Rowing { func row() }
protocol Steering { func steer() }
protocol Fishing { func fish() }
protocol Baiting { func bait() }
protocol Cooking { func cook() }

final class BoatFeatures: Sendable {
    let rowing: any Rowing
    let steering: any Steering
    let fishing: any Fishing
    let baiting: any Baiting
    let cooking: any Cooking

    init(
        rowing: any Rowing, steering: any Steering, fishing: any Fishing, baiting: any Baiting, cooking: any Cooking
    ) {
        self.rowing = rowing
        self.steering = steering
        self.fishing = fishing
        self.baiting = baiting
        self.cooking = cooking
    }
}

final class BoatCrew: Sendable {
    let rowing: any Rowing
    let steering: any Steering
    let fishing: any Fishing
    let baiting: any Baiting
    let cooking: any Cooking

    init(
//  ^ warning: [massive-initializer] {{BoatCrew takes 5 dependencies, more than 4: Rowing, Steering, Fishing, Baiting, Cooking}}
        rowing: any Rowing, steering: any Steering, fishing: any Fishing, baiting: any Baiting, cooking: any Cooking
    ) {
        self.rowing = rowing
        self.steering = steering
        self.fishing = fishing
        self.baiting = baiting
        self.cooking = cooking
    }

    func depart() {
        rowing.row()
        steering.steer()
    }
}

// One that a protocol of its members shows is a bag as well; one that keeps more than it is handed to itself is not.
protocol BoatHost {
    var name: String { get }
    var rowing: any Rowing { get }
    var steering: any Steering { get }
    var fishing: any Fishing { get }
    var baiting: any Baiting { get }
    var cooking: any Cooking { get }
}

final class LiveBoatHost: BoatHost {
    let name: String
    let rowing: any Rowing
    let steering: any Steering
    let fishing: any Fishing
    let baiting: any Baiting
    let cooking: any Cooking

    init(
        name: String, rowing: any Rowing, steering: any Steering, fishing: any Fishing, baiting: any Baiting,
        cooking: any Cooking
    ) {
        self.name = name
        self.rowing = rowing
        self.steering = steering
        self.fishing = fishing
        self.baiting = baiting
        self.cooking = cooking
    }
}

final class WorkingBoatHost: BoatHost {
    let name: String
    let rowing: any Rowing
    let steering: any Steering
    let fishing: any Fishing
    let baiting: any Baiting
    let cooking: any Cooking

    init(
//  ^ warning: [massive-initializer] {{WorkingBoatHost takes 5 dependencies, more than 4: Rowing, Steering, Fishing, Baiting, Cooking}}
        name: String, rowing: any Rowing, steering: any Steering, fishing: any Fishing, baiting: any Baiting,
        cooking: any Cooking
    ) {
        self.name = name
        self.rowing = rowing
        self.steering = steering
        self.fishing = fishing
        self.baiting = baiting
        self.cooking = cooking
    }

    func depart() { rowing.row() }
}
