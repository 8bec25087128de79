// A view that a locator makes is a value, be its name that of several, none of which is nearer. What works is asked for, and
// of one name that is a view's and a service's it is not known.
// only: service-locator

//- App/Wiring/Ports.swift
import SwiftUI
import Swinject

final class Winch { func turn() {} }

struct GameView: View {
    let winch: Winch
    var body: some View { Text("").onAppear { winch.turn() } }
}

enum Ports {
    static let container: Container = {
        let container = Container()
        container.register(Winch.self) { _ in Winch() }
        container.register(GameView.self) { r in GameView(winch: r.resolve(Winch.self)!) }
        return container
    }()
    static func resolve<Service>(_ type: Service.Type) -> Service { container.resolve(type)! }
}

final class StageRouter {
    func open(_ number: Int) -> AnyView {
        switch number {
        case 1: return AnyView(Ports.resolve(GameView.self))
        case 2: return AnyView(Ports.resolve(ScoreView.self))
        default: return AnyView(EmptyView())
        }
    }
    func turn() { Ports.resolve(Winch.self).turn() }
    //            ^ warning: [service-locator] {{StageRouter asks a locator for Winch}}
}

//- App/Popups/ScoreView.swift
import SwiftUI

struct ScoreView: View {
    let winch: Winch
    var body: some View { Text("").onAppear { winch.turn() } }
}

//- App/Sheets/ScoreView.swift
import SwiftUI

struct ScoreView: View {
    let winch: Winch
    var body: some View { Button("") { winch.turn() } }
}
