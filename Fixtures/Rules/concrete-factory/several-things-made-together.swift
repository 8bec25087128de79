// What makes several things together, in a tuple, makes each of them: one that is a screen or works makes it a factory.
// A tuple of values is data.
// only: concrete-factory

import UIKit

protocol TideSource {
    func load() -> [Int]
}

final class TideModel {
    private let source: TideSource
    init(source: TideSource) { self.source = source }
    func levels() -> [Int] { source.load() }
}

final class TideScreen: UIViewController {
    var model: TideModel?
    override func viewDidLoad() { title = "\(model?.levels().count ?? 0)" }
}

struct Span {
    let from: Int
    let to: Int
}

final class TideFactory {
    private let source: TideSource
    init(source: TideSource) { self.source = source }
    func makeTides() -> (model: TideModel, screen: TideScreen) {
        let model = TideModel(source: source)
        let screen = TideScreen()
        screen.model = model
        return (model, screen)
    }
}

// All that it makes are values.
final class SpanFactory {
    func makeSpans() -> (first: Span, second: Span) { (Span(from: 0, to: 6), Span(from: 6, to: 12)) }
}

final class NameBuilder {
    func names() -> (name: String, span: Span) { ("Ebb", Span(from: 0, to: 6)) }
}

// One of the things is a screen, one a value.
final class ChartBuilder {
    func chart() -> (span: Span, screen: UIViewController) { (Span(from: 0, to: 24), UIViewController()) }
}

final class TideFlow {
    private let tides: TideFactory
    private let spans: SpanFactory
    private let charts: ChartBuilder
    private let names: NameBuilder
    init(tides: TideFactory, spans: SpanFactory, charts: ChartBuilder, names: NameBuilder) {
    //   ^ note: [concrete-factory] {{TideFlow takes the factory TideFactory by its concrete type}}
    //                                           ^ note: [concrete-factory] {{TideFlow takes the factory ChartBuilder by its concrete type}}
        self.tides = tides
        self.spans = spans
        self.charts = charts
        self.names = names
    }
    func open(in window: UINavigationController) {
        window.show(tides.makeTides().screen, sender: spans.makeSpans().first)
        window.show(charts.chart().screen, sender: names.names().name)
    }
}
