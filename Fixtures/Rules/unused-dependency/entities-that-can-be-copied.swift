// What asks for plain properties and a copy of itself is an entity; what must do something is none.

protocol ReminderProtocol {
    var time: String { get set }
    func detached() -> any ReminderProtocol
}

protocol ChoreProtocol {
    var title: String { get set }
    var reminders: [any ReminderProtocol] { get set }
    func copied() -> Self
}

protocol Bell {
    var tone: String { get }
    func muffled() -> Self
    func ring() -> Self
}

final class StoredReminder: ReminderProtocol {
    var time = ""
    func detached() -> any ReminderProtocol { self }
}

final class StoredChore: ChoreProtocol {
    var title = ""
    var reminders: [any ReminderProtocol] = []
    func copied() -> Self { self }
}

final class BrassBell: Bell {
    let tone = "c"
    func muffled() -> Self { self }
    func ring() -> Self { self }
}

protocol Gong {
    func muffled(by pillows: Int) -> Self
}

final class BrassGong: Gong {
    func muffled(by pillows: Int) -> Self { self }
}

final class ChoreRow {
    private let chore: any ChoreProtocol
    private let reminder: any ReminderProtocol
    private let gong: any Gong
    init(chore: any ChoreProtocol, reminder: any ReminderProtocol, gong: any Gong) {
    //                                                             ^ warning: [unused-dependency] {{ChoreRow takes Gong and keeps it, but never uses it}}
        self.chore = chore
        self.reminder = reminder
        self.gong = gong
    }
}
