// A view or screen that a global container makes of dependencies is asked for like a model, be it by a property. One that takes
// nothing, and a view that is a value, are none.
// only: service-locator

import SwiftUI
import UIKit

protocol Charting { func chart() }
final class Charts: Charting { func chart() {} }

final class ChartView: UIView {
    private let charting: any Charting
    init(charting: any Charting) {
        self.charting = charting
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func draw() { charting.chart() }
}

final class ChartScreen: UIViewController {
    private let charting: any Charting
    init(charting: any Charting) {
        self.charting = charting
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { charting.chart() }
}

final class PlainView: UIView { func draw() {} }

struct ChartPage: View {
    let charting: any Charting
    var body: some View { Button("") { charting.chart() } }
}

final class Atlas { fileprivate static let shared = Atlas() }
var atlas: Atlas { Atlas.shared }

extension Atlas {
    var charting: any Charting { Charts() }
    var chartView: ChartView { ChartView(charting: charting) }
    var chartScreen: ChartScreen { ChartScreen(charting: charting) }
    var plainView: PlainView { PlainView() }
    var chartPage: ChartPage { ChartPage(charting: charting) }
    var title: String { "charts" }
}

final class Cover: UIView {
    private let chart = atlas.chartView
    //                  ^ warning: [service-locator] {{Cover asks a locator for ChartView}}
    private let plain = atlas.plainView
    func show() {
        chart.draw()
        plain.draw()
    }
}

final class Shelf: UIViewController {
    private let page = UIHostingController(rootView: atlas.chartPage)
    func open() {
        title = atlas.title
        present(atlas.chartScreen, animated: true)
        //      ^ warning: [service-locator] {{Shelf asks a locator for ChartScreen}}
        show(page, sender: self)
    }
}
