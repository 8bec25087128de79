// The state is read through a generic context, in another file: what is read there may be the property.

//- Sources/App/State.swift
protocol TideAPI {
    func level() -> Int
}

protocol TideClock {
    func now() -> Int
}

struct TideState {
    var api: any TideAPI
    private var clock: any TideClock

    init(api: any TideAPI, clock: any TideClock) {
    //                     ^ warning: [unused-dependency] {{TideState takes TideClock and keeps it, but never uses it}}
        self.api = api
        self.clock = clock
    }
}

final class Context<State> {
    let state: State
    init(state: State) { self.state = state }
}

//- Sources/App/TideView.swift
final class TidePanel {
    private let context: Context<TideState>
    init(context: Context<TideState>) { self.context = context }
    func text() -> String { "\(context.state.api.level())" }
}
