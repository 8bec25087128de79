// What only puts a screen together may ask the container, be the screen built upon a package's one and its type not said.
// only: service-locator

//- Sources/App/Help.swift
import PaintKit
import UIKit

protocol HelpLoading {
    func load() -> Int
}

final class HelpLoader: HelpLoading {
    func load() -> Int { 1 }
}

final class HelpIndex {
    private let loader: any HelpLoading
    init(loader: any HelpLoading) { self.loader = loader }
    func count() -> Int { loader.load() }
}

final class AppContainer {
    static let shared = AppContainer()
    lazy var loader: any HelpLoading = HelpLoader()
    lazy var index = HelpIndex(loader: loader)
}

final class HelpViewController: PaintViewController {
    private let loader: any HelpLoading
    init(loader: any HelpLoading) {
        self.loader = loader
        super.init()
    }
    override func viewDidLoad() { _ = loader.load() }
}

struct HelpModule {
    static func viewController() -> UIViewController {
        let screen = HelpViewController(loader: AppContainer.shared.loader)
        return PaintNavigationController(rootViewController: screen)
    }
}

/// A sheet of paper is no screen, whatever it is built upon.
final class HelpSheet: PaintSheet {
    private let loader: any HelpLoading
    init(loader: any HelpLoading) { self.loader = loader }
    func count() -> Int { loader.load() }
}

struct HelpPrinter {
    static func pages() -> Int { HelpSheet(loader: AppContainer.shared.loader).count() }
    //                                             ^ warning: [service-locator] {{HelpPrinter asks a locator for HelpLoading}}
}
