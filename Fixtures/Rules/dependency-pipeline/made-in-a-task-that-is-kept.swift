// What a task that the type keeps makes and gives back is the type's own, be it under a local name. What a task makes that
// nobody keeps is a child.

protocol Charting: Sendable { func chart() }

final class Survey: Sendable {
    private let charting: any Charting
    init(charting: any Charting) { self.charting = charting }
    func start() async { charting.chart() }
}

final class Pilotage {
    private let surveying: Task<Survey?, Never>
    init(charting: any Charting, isOn: Bool) {
        surveying = Task {
            guard isOn else { return nil }
            let survey = Survey(charting: charting)
            await survey.start()
            return survey
        }
    }
    func go() async { await surveying.value?.start() }
}

final class Soundings {
    private let surveying: Task<Survey?, Never>
    init(charting: any Charting, isOn: Bool) {
        surveying = Task {
            if isOn {
                let survey = Survey(charting: charting)
                await survey.start()
                return survey
            } else {
                return nil
            }
        }
    }
    func go() async { await surveying.value?.start() }
}

final class Lookout {
    private var isOver = false
    init(charting: any Charting) {
    //   ^ warning: [dependency-pipeline] {{Lookout takes Charting only to hand it on: Lookout → Survey, which uses it}}
        Task {
            let survey = Survey(charting: charting)
            await survey.start()
        }
    }
    func end() { isOver = true }
}
