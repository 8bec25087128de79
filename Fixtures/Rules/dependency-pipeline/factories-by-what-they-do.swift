// A type that keeps dependencies and does nothing but make screens, and parts named after what they are, is a factory, whatever it
// is called. What works besides, waits for something, starts something or shows what it computed is none; nor is a service that gives
// back what it makes for a task.
// only: dependency-pipeline

import SwiftUI

protocol TideTable {
    func heights() -> [Int]
}

final class TideViewModel: ObservableObject {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    func highest() -> Int? { table.heights().max() }
}

struct TideScreen: View {
    @ObservedObject var model: TideViewModel
    var body: some View { Text("\(model.highest() ?? 0)") }
}

public struct TideUI {
    private let table: TideTable
    init(table: TideTable) { self.table = table }

    public func mainScreen() -> some View { TideScreen(model: model()) }

    @ViewBuilder
    public func card(isOpen: Bool) -> some View {
        if isOpen { TideScreen(model: model()) } else { Text("closed") }
    }

    private func model() -> TideViewModel { TideViewModel(table: table) }
}

struct TideScreens {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    public func today() -> some View { TideScreen(model: TideViewModel(table: table)) }
}

final class TideWatch {
    private let table: TideTable
    init(table: TideTable) {
    //   ^ warning: [dependency-pipeline] {{TideWatch takes TideTable only to hand it on: TideWatch → TideViewModel, which uses it}}
        self.table = table
        watch()
    }
    private func watch() { print(tideViewModel().highest() ?? 0) }
    private func tideViewModel() -> TideViewModel { TideViewModel(table: table) }
}

struct TideClock {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    //   ^ warning: [dependency-pipeline] {{TideClock takes TideTable only to hand it on: TideClock → TideViewModel, which uses it}}
    func screen() -> some View { TideScreen(model: TideViewModel(table: table)) }
    func hour() -> Int { 12 }
}

struct TideHarbour {
    private let table: TideTable
    var isOpen: Bool { true }
    init(table: TideTable) { self.table = table }
    //   ^ warning: [dependency-pipeline] {{TideHarbour takes TideTable only to hand it on: TideHarbour → TideViewModel, which uses it}}
    func screen() -> some View { TideScreen(model: TideViewModel(table: table)) }
}

struct TideWait {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    //   ^ warning: [dependency-pipeline] {{TideWait takes TideTable only to hand it on: TideWait → TideViewModel, which uses it}}
    func model() async -> TideViewModel { TideViewModel(table: table) }
}

struct TideStart {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    //   ^ warning: [dependency-pipeline] {{TideStart takes TideTable only to hand it on: TideStart → TideViewModel, which uses it}}
    func start() -> some View { TideScreen(model: TideViewModel(table: table)) }
}

struct TideFlow {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    //   ^ warning: [dependency-pipeline] {{TideFlow takes TideTable only to hand it on: TideFlow → TideViewModel, which uses it}}
    func tideViewModel() -> TideViewModel { TideViewModel(table: table) }
}

protocol TideTask {
    func cancel()
}

final class TideQuery: TideTask {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    func cancel() { _ = table.heights() }
}

final class TideLoader {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    //   ^ warning: [dependency-pipeline] {{TideLoader takes TideTable only to hand it on: TideLoader → TideQuery, which uses it}}
    func load() -> TideTask { TideQuery(table: table) }
}

final class TideDesk {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    //   ^ warning: [dependency-pipeline] {{TideDesk takes TideTable only to hand it on: TideDesk → TideQuery, which uses it}}
    func ask() -> TideTask { TideQuery(table: table) }
}

final class TideModels {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    func highTideViewModel() -> TideViewModel { TideViewModel(table: table) }
}

protocol TideRepository {
    func today() -> Int
}

final class LiveTideRepository: TideRepository {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    func today() -> Int { table.heights().count }
}

final class RepositoryProvider {
    private let table: TideTable
    init(table: TideTable) { self.table = table }
    func tideRepository() -> TideRepository { LiveTideRepository(table: table) }
}
