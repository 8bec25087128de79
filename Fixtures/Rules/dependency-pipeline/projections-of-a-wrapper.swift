// `$name` and `_name` are the property of the type around them that has a wrapper: they hide nothing of what is called alike
// elsewhere. Where the type has none, they may be anybody's.
// only: dependency-pipeline

//- Sources/App/Messages.swift
import SwiftUI

final class MessageBus: ObservableObject {
    @Published var isShown = false
    func post() { isShown = true }
}

final class ListViewModel {
    private let messageBus: MessageBus
    init(messageBus: MessageBus) { self.messageBus = messageBus }
    func post() { messageBus.post() }
}

final class HomeCoordinator {
    let messageBus: MessageBus
    init(messageBus: MessageBus) { self.messageBus = messageBus }
    //   ^ warning: [dependency-pipeline] {{HomeCoordinator takes MessageBus only to hand it on: HomeCoordinator → ListViewModel, which uses it}}
    func start() -> ListViewModel { ListViewModel(messageBus: messageBus) }
}

struct BarView: View {
    @ObservedObject var messageBus: MessageBus
    var body: some View { Toggle("", isOn: $messageBus.isShown) }
    func reset() { _messageBus = ObservedObject(wrappedValue: messageBus) }
}

//- Sources/App/Timers.swift
final class Clock {
    func tick() {}
}

final class ClockService {
    private let clockParts: Clock
    private let name: String
    init(clockParts: Clock, name: String) {
        self.clockParts = clockParts
        self.name = name
    }
    func tick() { clockParts.tick() }
}

final class TowerCoordinator {
    let timer: ClockService
    init(timer: ClockService) { self.timer = timer }
    func start() -> TowerViewModel { TowerViewModel(timer: timer) }
}

final class TowerViewModel {
    private let timer: ClockService
    init(timer: ClockService) { self.timer = timer }
    func tick() { timer.tick() }
}

struct Dial {
    func read() { print(_timer) }
}
