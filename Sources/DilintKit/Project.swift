/// What a rule may see; immutable.
struct Project: Sendable {
    let configuration: Configuration
}
