// Views, view controllers, closures and free functions ask registries too.

import SwiftUI
import UIKit

protocol ThemeProviding {
    func color() -> String
}

protocol FontProviding {
    func font() -> String
}

final class LiveTheme: ThemeProviding {
    func color() -> String { "red" }
}

final class LiveFonts: FontProviding {
    func font() -> String { "serif" }
}

enum Design {
    static let theme: any ThemeProviding = LiveTheme()
    static let fonts: any FontProviding = LiveFonts()
}

struct TitleView: View {
    var body: some View { Text(Design.theme.color()) }
    //                         ^ warning: [service-locator] {{TitleView asks a locator for Design.theme}}
}

final class TitleViewController: UIViewController {
    override func viewDidLoad() {
        UIView.animate(withDuration: 1) { self.title = Design.fonts.font() }
        //                                             ^ warning: [service-locator] {{TitleViewController asks a locator for Design.fonts}}
    }
}

func describe() -> String { Design.theme.color() }
//                          ^ warning: [service-locator] {{Fixture.swift asks a locator for Design.theme}}
