/// Work that is still being found while it is done: whoever asks for some waits until there is some, or no more to come.
package final class WaitingQueue<Item: Sendable>: Sendable {
    private let state: Monitor<State>

    private struct State {
        /// Those that were taken are gone.
        var items: [Item?]
        var next = 0
        var isClosed = false
    }

    /// - Parameter items: What there is to do already.
    package init(_ items: [Item] = []) { state = Monitor(State(items: items)) }

    /// Adds an item behind the others.
    package func add(_ item: Item) { state.change(wakingOne: true) { $0.items.append(item) } }

    /// Tells those who wait, now or later, that no more will come.
    package func close() { state.change { $0.isClosed = true } }

    /// The first item that nobody has taken; nil when all are taken and no more will come.
    package func take() -> Item? {
        state.wait { state in
            guard state.next < state.items.count else { return state.isClosed ? .some(nil) : nil }
            state.next += 1
            // Given away: freed all at once, in the end, they would keep everybody waiting.
            return .some(state.items[state.next - 1].take())
        }
    }
}
