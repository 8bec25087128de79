import DilintKit
import TestSupport
import Testing

@Suite("Questions about what is constructed by the way")
struct ConstructionQuestionTests {
    private let values = AnswerTexts([
        ProjectBuilder.File(
            path: "App/A.swift",
            text: """
                final class Wire {
                    static let shared = Wire()
                    func go(_ id: Int) {}
                }
                struct FetchAction {
                    let id: Int
                    func run() { Wire.shared.go(id) }
                }
                struct Batch {
                    let ids: [Int]
                    func run() { for id in ids { FetchAction(id: id).run() } }
                }
                struct Label { let text: String }
                final class ScreenModel {
                    private let batch = Batch(ids: [1])
                    func open() { batch.run() }
                    func title() -> Label { Label(text: "") }
                }
                """)
    ])

    @Test("A value that reaches something is depended on by what constructs it, and by what constructs that")
    func chainsThroughValues() throws {
        #expect(
            try values.why("ScreenModel", "Wire") == """
                ScreenModel depends on Wire in 3 steps

                  ├─▶ ScreenModel constructs Batch        App/A.swift:15:25
                  ├─▶ Batch constructs FetchAction later  App/A.swift:11:34
                  ╰─▶ FetchAction locates Wire later      App/A.swift:7:18

                """)
        #expect(try values.why("ScreenModel", "Label") == "ScreenModel does not depend on Label\n")
    }

    private let kinds = AnswerTexts([
        ProjectBuilder.File(
            path: "App/A.swift",
            text: """
                final class Row { var number = 0 }
                struct Lister {
                    func run() -> Row { Row() }
                }
                struct Loader {
                    func run() { URLSession.shared.invalidateAndCancel() }
                }
                protocol HasWire { var wire: WireService { get } }
                final class WireService { func go() {} }
                struct Ringer {
                    let parts: HasWire
                    func run() { parts.wire.go() }
                }
                final class RowScreen: UIViewController { var number = 0 }
                struct Shower {
                    func run() -> RowScreen { RowScreen() }
                }
                final class ScreenModel {
                    func open(_ parts: HasWire) {
                        Lister().run()
                        Loader().run()
                        Ringer(parts: parts).run()
                        Shower().run()
                    }
                }
                """)
    ])

    @Test("A value that makes mere data is data itself; one that has a container or makes a screen is more")
    func valuesThatDependOnSomething() throws {
        #expect(try kinds.why("ScreenModel", "Row") == "ScreenModel does not depend on Row\n")
        #expect(try kinds.why("Lister", "Row").hasPrefix("Lister depends on Row in 1 step\n"))
        #expect(try kinds.why("ScreenModel", "URLSession").hasPrefix("ScreenModel depends on URLSession in 2 steps\n"))
        #expect(try kinds.why("ScreenModel", "HasWire").hasPrefix("ScreenModel depends on HasWire in 2 steps\n"))
        #expect(try kinds.why("ScreenModel", "RowScreen").hasPrefix("ScreenModel depends on RowScreen in 2 steps\n"))
    }

    private let initializers = AnswerTexts([
        ProjectBuilder.File(
            path: "App/A.swift",
            text: """
                final class MemberStore { func names() -> [String] { [] } }
                final class MembersPresenter<Delegate> {
                    private let delegate: Delegate
                    private let store: MemberStore
                    init(delegate: Delegate, store: MemberStore) { (self.delegate, self.store) = (delegate, store) }
                    func show() { print(store.names(), delegate) }
                }
                final class PlainPresenter {
                    private let store: MemberStore
                    init(store: MemberStore) { self.store = store }
                    func show() { print(store.names()) }
                }
                protocol PresenterMaking {}
                extension PresenterMaking {
                    func make<T, U>(_ maker: ((U, MemberStore)) -> T, _ delegate: U) -> T { maker((delegate, MemberStore())) }
                }
                final class MembersModel: PresenterMaking {
                    private lazy var presenter = make(MembersPresenter.init, self)
                    func open() { presenter.show() }
                }
                final class ListModel {
                    private let presenters = [MemberStore()].map(PlainPresenter.init)
                    func open() { presenters.forEach { $0.show() } }
                }
                """)
    ])

    @Test("Who hands on an initializer as a function constructs the type, later but where that is called at once")
    func handedInitializers() throws {
        #expect(
            try initializers.trace("MembersPresenter") == """
                MembersPresenter  class  App/A.swift:2:13

                Constructed by
                  MembersModel  App/A.swift:18:39

                """)
        #expect(
            try initializers.why("MembersModel", "MembersPresenter") == """
                MembersModel depends on MembersPresenter in 1 step

                  ╰─▶ MembersModel constructs MembersPresenter later  App/A.swift:18:39

                """)
        #expect(
            try initializers.why("ListModel", "PlainPresenter") == """
                ListModel depends on PlainPresenter in 1 step

                  ╰─▶ ListModel constructs PlainPresenter  App/A.swift:22:50

                """)
    }
}
