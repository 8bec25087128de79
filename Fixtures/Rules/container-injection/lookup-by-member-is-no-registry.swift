// A store whose generic subscripts go by key paths gives out its own state, not services by their types.
// only: container-injection

@dynamicMemberLookup
final class ScreenContext<State> {
    private var state: State
    init(state: State) { self.state = state }

    subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
        get { state[keyPath: path] }
        set { state[keyPath: path] = newValue }
    }

    func send(_ action: Int) {}
}

struct PierState {
    var title = ""
}

final class PierScreen {
    private let context: ScreenContext<PierState>
    init(context: ScreenContext<PierState>) { self.context = context }
    func tap() {
        context.title = "Pier"
        context.send(1)
    }
}
