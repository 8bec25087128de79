import TestSupport
import Testing

@testable import DilintKit

/// A construction that takes nothing but literals is told to be idle before it is kept. In parentheses a literal is none:
/// then the call is kept, and left out with all other idle ones once the file has been read.
@Suite struct IdleCallsTests {
    private static let code = """
        final class Feed {
            let store: Store
            var view: UIView

            init() {
                store = Store(Outside( 1 ))
                let label: UIView = UILabel( 1 )
                label.show(Loader( 1 ))
                var later: Store
                later = Store(Outside())
                later = Outside( 1 )
                later.load(UserDefaults(suiteName: UserDefaults( 1 )))
                view = label
            }

            func make() -> UIView {
                let made = UILabel( 1 , 1 ) as UIView
                add(made)
                let wrapped = UILabel(store)
                let shown = UILabel(2.held(store))
                let either = UILabel(nil ?? store)
                let drawn = UILabel( 1 , store)
                let nested = UIKit.UILabel( 1 )
                return Outside( 1 )
            }
        }
        final class Store { init(_ outside: Outside) {} }
        final class Loader { init(_ number: Int) {} }
        """

    private func calls(of text: String) -> [String] {
        let project = ProjectBuilder(files: [.init(path: "App/Feed.swift", text: text)])
        let linked = Project.linking(
            project.batches, layout: project.modules, configuration: Configuration(), workers: .alone)
        return linked.uses[0].calls.map { call in
            "\(call.site.offset) \(call.callee) \(call.result) \(call.flow) \(call.outer) \(call.isKept) \(call.isPassedOn)"
        }
    }

    @Test func theyAreThoseThatAreLeftOutInTheEnd() {
        let found = calls(of: Self.code)
        #expect(found == calls(of: Self.code.replacing(" 1 ", with: "(1)")))
        // The stores, the loader, the settings that matter to rules, and who takes one of these or the store.
        #expect(found.count == 13)
    }

    @Test func aLibraryInTheFileChangesNothing() {
        let code = "import Swinject\n" + Self.code
        let found = calls(of: code)
        #expect(found == calls(of: code.replacing(" 1 ", with: "(1)")))
        #expect(found.count == 13)
    }
}
