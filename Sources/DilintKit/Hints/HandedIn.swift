/// What code is to be handed in place of what it reaches for.
struct HandedIn {
    /// How sentences call it.
    let object: String
    /// Whether it is asked for whenever it is needed, by a closure that gives it.
    let isAskedLater: Bool
    /// What the parameter for it is called.
    let label: String
    /// What the code belongs to.
    let subject: String
    let site: Site
    /// How it is reached, where that is known.
    let access: StaticAccess?
    /// The type of it, where that is one of the project.
    let type: TypeID?
    /// What gives it out says it is of that type, where the access does not say it.
    let given: TypeID?
    /// The property whose first value is made of it, and can be made of nothing that the subject is handed.
    var valueMadeOfIt: String?

    /// How sentences call what is taken.
    var taken: String { isAskedLater ? "a closure that gives \(object)" : object }

    /// How sentences about it begin.
    var taking: String { "Let \(subject) take \(taken)" }

    /// What to tell those who have the code to call, whatever that is.
    var somewhere: String { HandedIn.somewhere(taken, label: label) }

    static func somewhere(_ object: String, label: String) -> String {
        "Hand \(object) to the code that needs it, as the argument `\(label):`"
    }

    /// What to tell those who decode the subject: its initializer takes a decoder and nothing more.
    var decoded: String {
        let given = isAskedLater ? "hand over \(taken)" : "hand it over"
        return "Let whoever decodes \(subject) \(given) in the decoder's `userInfo`"
    }

    /// What to tell those who fill the subject, when there is no initializer for it.
    var handedOver: String {
        let given = isAskedLater ? "hand over \(taken)" : "hand it over"
        if let valueMadeOfIt {
            return "Let whoever fills \(subject) \(given) as the property `\(label)`, "
                + "and make `\(valueMadeOfIt)` lazy, or set it once that is there"
        }
        return "Let whoever fills \(subject) \(given), as a property or as the argument `\(label):`"
    }
}
