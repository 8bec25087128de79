// A comment, a string, another object's member and a shadowing local are no mentions.

protocol LiftAPI {
    func up()
}

protocol LiftMotor {
    func run()
}

struct LiftPlan {
    var motor = "slow"
}

final class LiftModel {
    private let api: any LiftAPI
    private let motor: any LiftMotor

    init(api: any LiftAPI, motor: any LiftMotor) {
    //                     ^ warning: [unused-dependency] {{LiftModel takes LiftMotor and keeps it, but never uses it}}
        self.api = api
        self.motor = motor
    }

    // motor.run()
    func open(_ plan: LiftPlan) -> String {
        let motor = plan.motor
        api.up()
        return "motor " + motor + plan.motor
    }
}
