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
