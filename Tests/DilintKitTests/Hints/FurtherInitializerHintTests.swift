import Testing

/// Which initializer is to take a shared instance where that is not plain, as whole sentences.
@Suite struct FurtherInitializerHintTests {
    private static let session = """
        import UIKit
        final class Session {
            static let shared = Session()
            var isOver = false
            func end() { isOver = true }
        }
        final class Paper { init(isTorn: Bool = false) {} ; func fold() {} }

        """

    private static let filled = "hand it over, as a property or as the argument `session:`"

    @Test(arguments: [
        (
            """
            protocol Playing { init(course: String) ; func play() }
            final class Deck: Playing {
                private let course: String
                required init(course: String) { self.course = course }
                func play() { Session.shared.end() ; print(course) }
            }
            """, "Let Deck take it through a further initializer: `init(course:session:)`"
        ),
        (
            """
            protocol Playing { init(course: String, path: String) throws ; func play() }
            final class Deck: Playing {
                init(course: String, path: String) throws { Session.shared.end() }
                func play() {}
            }
            """, "Let Deck take it through a further initializer: `init(course:path:session:)`"
        ),
        // Beside another one, which may change.
        (
            """
            protocol Playing { init(course: String) ; func play() }
            final class Deck: Playing {
                private let course: String
                required init(course: String) { self.course = course }
                init(length: Int) { course = String(length) }
                func play() { Session.shared.end() ; print(course) }
            }
            """,
            "Let Deck take it through its initializer: `init(length:)` becomes `init(length:session:)`, "
                + "beside a further `init(course:session:)`"
        ),
        (
            """
            protocol Playing { init(course: String) ; func play() }
            final class Deck: Playing {
                private let course: String
                convenience init(course: String) { self.init(length: course.count) }
                init(length: Int) { course = String(length) }
                func play() { Session.shared.end() ; print(course) }
            }
            """, "Let Deck take it through its initializer: `init(length:)` becomes `init(length:session:)`"
        ),
        (
            """
            protocol Playing { init(session: Session) ; func play() }
            final class Deck: Playing {
                required init(session: Session) {}
                func play() { Session.shared.end() }
            }
            """, "Let Deck use the `session` that its `init(session:)` takes"
        ),
        // What every subclass must have is there for those who make whatever class they are told.
        (
            """
            class Action: NSObject {
                required init(for name: String, with core: String) {}
                class func make(_ core: String) -> Action { self.init(for: "a", with: core) }
            }
            final class CutAction: Action { func run() { Session.shared.end() } }
            """, "Let whoever fills CutAction \(filled)"
        ),
        (
            """
            class Action: NSObject {
                required init(for name: String, with core: String) {}
                class func make(_ core: String) -> Action { self.init(for: "a", with: core) }
            }
            final class CopyAction: Action {
                required init(for name: String, with core: String) { super.init(for: name, with: core) }
                func run() { Session.shared.end() }
            }
            """, "Let whoever fills CopyAction \(filled)"
        ),
        (
            "final class Parser { required init(path: String) {} ; func parse() { Session.shared.end() } }",
            "Let Parser take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            "class Parser { required init(path: String) {} ; func parse() { Session.shared.end() } }",
            "Let Parser take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            "open class Parser { required init(path: String) {} ; func parse() { Session.shared.end() } }",
            "Let whoever fills Parser \(filled)"
        ),
        (
            """
            open class Parser {
                public static let common = Parser(path: "a")
                required init(path: String) {}
                func parse() { Session.shared.end() }
            }
            """, "Let Parser take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            """
            open class Parser { required init(path: String) {} ; func parse() { Session.shared.end() } }
            final class LineParser: Parser {}
            func parse() { Parser(path: "a").parse() }
            """, "Let whoever fills Parser \(filled)"
        ),
        (
            """
            class Parser { required init(path: String) {} ; func parse() { Session.shared.end() } }
            final class LineParser: Parser {}
            func parse() { Parser(path: "a").parse() ; LineParser(path: "a").parse() }
            """, "Let Parser take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            """
            class Parser { required init(path: String) {} ; func parse() { Session.shared.end() } }
            final class LineParser: Parser {}
            """, "Let whoever fills Parser \(filled)"
        ),
        // Nothing from elsewhere asks for that one.
        (
            """
            final class Parser: NSObject, UNUserNotificationCenterDelegate {
                required init(path: String) {}
                func parse() { Session.shared.end() }
            }
            """, "Let Parser take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            """
            final class Pane: UIViewController, UITableViewDataSource {
                required init(path: String) { super.init(nibName: "Pane", bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                func show() { Session.shared.end() }
            }
            """, "Let Pane take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            """
            class Pane: UIView {
                @IBOutlet private var title: UILabel!
                required init(path: String) { super.init(frame: .zero) }
                required init?(coder: NSCoder) { fatalError() }
                func show() { Session.shared.end() }
            }
            """, "Let Pane take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            """
            final class Pane: UITableViewCell {
                required init(path: String) { super.init(style: .default, reuseIdentifier: path) }
                required init?(coder: NSCoder) { fatalError() }
                func show() { Session.shared.end() }
            }
            """, "Let whoever fills Pane \(filled)"
        ),
        (
            """
            class Base { required init(name: String) {} }
            final class Parser: Base {
                required init(name: String) { super.init(name: name) }
                required init(path: String) { super.init(name: path) ; Session.shared.end() }
            }
            """, "Let Parser take it through its initializer: `init(path:)` becomes `init(path:session:)`"
        ),
        (
            """
            protocol Reading { init(path: String) }
            final class Parser: NSObject, Reading {
                required init(path: String) {}
                func parse() { Session.shared.end() }
            }
            """, "Let Parser take it through a further initializer: `init(path:session:)`"
        ),
        (
            "final class Parser: ParsingStep { required init(path: String) {} ; func parse() { Session.shared.end() } }",
            "Let whoever fills Parser \(filled)"
        ),
        (
            "final class Parser: NSObject { override required init() {} ; func parse() { Session.shared.end() } }",
            "Let whoever fills Parser \(filled)"
        ),
        // Who may override an initializer may have a further one, whatever else calls that.
        (
            """
            class Task: Operation { fileprivate init(tide: Int) { super.init() } }
            final class Tug: Task {
                override init(tide: Int) { super.init(tide: tide) }
                func run() { Session.shared.end() }
            }
            """, "Let Tug take it through its initializer: `init(tide:)` becomes `init(tide:session:)`"
        ),
        (
            """
            class Task: Operation { private init(tide: Int) { super.init() } }
            final class Tug: Task { func run() { Session.shared.end() } }
            """, "Let Tug take it through an initializer: `init(session:)`"
        ),
        (
            """
            class Toast: UIControl { init(text: String) { super.init(frame: .zero) } }
            final class Buoy: Toast {
                convenience init(text: String, opens: Bool) { self.init(text: text) }
                override init(text: String) { super.init(text: text) }
                required init(coder: NSCoder) { fatalError() }
                func run() { Session.shared.end() }
            }
            """, "Let Buoy take it through its initializer: `init(text:)` becomes `init(text:session:)`"
        ),
        // One initializer has nothing of what another one takes, the less where somebody else settles what it takes.
        (
            """
            final class Columns: RandomAccessCollection, RangeReplaceableCollection {
                private let session: Session
                init(names: [String], session: Session) { self.session = session ; session.end() }
                required init() { session = .shared ; session.end() }
            }
            """, "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            """
            public final class Wrapper {
                private let session: Session
                public convenience init() { self.init(session: Session.shared) }
                init(session: Session) { self.session = session }
                public func prompt() { session.end() }
            }
            """,
            "Call `init(session:)` in place of `init()` within its module, so that the caller decides what it passes"
        ),
        (
            """
            final class Wrapper {
                private let session: Session
                public convenience init() { self.init(session: Session.shared) }
                init(session: Session) { self.session = session }
                func prompt() { session.end() }
            }
            """, "Drop `init()`, so that every caller decides what it passes to `init(session:)`"
        ),
        // A sibling that hands it on is as visible as the short one.
        (
            """
            public final class Wrapper {
                private let session: Session
                private init(kept: Session) { session = kept }
                public convenience init(session: Session) { self.init(kept: session) }
                public convenience init() { self.init(kept: Session.shared) }
                public func prompt() { session.end() }
            }
            """, "Drop `init()`, so that every caller decides what it passes to `init(session:)`"
        ),
        // The other one has nothing that could hold it.
        (
            """
            final class Wrapper {
                private let paper: Paper
                convenience init() { Session.shared.end() ; self.init(paper: Paper()) }
                init(paper: Paper) { self.paper = paper }
                func wrap() { paper.fold() }
            }
            """, "Let Wrapper take it through its initializer: `init()` becomes `init(session:)`"
        ),
        (
            """
            final class Wrapper {
                private let paper: Paper
                convenience init() { Task { Session.shared.end() } ; self.init(paper: Paper()) }
                init(paper: Paper) { self.paper = paper }
                func wrap() { paper.fold() }
            }
            """, "Let Wrapper take it through its initializer: `init()` becomes `init(session:)`"
        ),
        // What it gives goes into what the other one takes.
        (
            """
            final class Wrapper {
                private let isTorn: Bool
                convenience init() { self.init(isTorn: Session.shared.isOver) }
                init(isTorn: Bool) { self.isTorn = isTorn }
            }
            """, "Drop `init()`, so that every caller decides what it passes to `init(isTorn:)`"
        ),
        (
            """
            final class Wrapper {
                private let fold: () -> Void
                convenience init() { self.init(fold: { Session.shared.end() }) }
                init(fold: @escaping () -> Void) { self.fold = fold }
            }
            """, "Drop `init()`, so that every caller decides what it passes to `init(fold:)`"
        ),
        (
            """
            final class Wrapper {
                private let paper: Paper
                convenience init() {
                    let paper = Paper(isTorn: Session.shared.isOver)
                    self.init(paper: paper)
                }
                init(paper: Paper) { self.paper = paper }
                func wrap() { paper.fold() }
            }
            """, "Drop `init()`, so that every caller decides what it passes to `init(paper:)`"
        ),
        (
            """
            final class Wrapper {
                private let paper: Paper
                convenience init() { self.init(paper: Paper(isTorn: Session.shared.isOver)) }
                convenience init(size: Int) { self.init(paper: Paper(isTorn: Session.shared.isOver)) }
                init(paper: Paper) { self.paper = paper }
                func wrap() { paper.fold() }
            }
            """, "Let Wrapper take it through its initializers, `init()` and `init(size:)`"
        ),
        // Another one leaves the work to it.
        (
            """
            final class Wrapper {
                private let paper: Paper
                convenience init() { self.init(paper: Paper(isTorn: Session.shared.isOver)) }
                convenience init(size: Int) { self.init() }
                init(paper: Paper) { self.paper = paper }
                func wrap() { paper.fold() }
            }
            """, "Let Wrapper take it through its initializer: `init()` becomes `init(session:)`"
        ),
        (
            """
            struct Parcel {
                let isTorn: Bool
                init(isTorn: Bool) { self.isTorn = isTorn }
                init() { self.init(isTorn: Session.shared.isOver) }
                init(slip: Int?) {
                    if Session.shared.isOver { self.init() ; return }
                    self.init(isTorn: slip == nil)
                }
            }
            """, "Let Parcel take it through its initializers, `init()` and `init(slip:)`"
        ),
        // Without the short one other code would go on reaching for it.
        (
            """
            final class Wrapper {
                private let paper: Paper
                convenience init() { self.init(paper: Paper(isTorn: Session.shared.isOver)) }
                init(paper: Paper) { self.paper = paper }
                func wrap() { paper.fold() ; Session.shared.end() }
            }
            """, "Let Wrapper take it through its initializer: `init(paper:)` becomes `init(paper:session:)`"
        ),
        // The short form of the one that takes it, though it does the work itself.
        (
            """
            final class Wrapper {
                private let session: Session
                init(size: Int, session: Session) { self.session = session }
                init(size: Int) { session = .shared }
                func prompt() { session.end() }
            }
            """, "Drop `init(size:)`, so that every caller decides what it passes to `init(size:session:)`"
        ),
        // There it is already, for fewer to see.
        (
            """
            public final class Wrapper {
                private let session: Session
                init(size: Int, session: Session) { self.session = session }
                public init(size: Int) { session = .shared }
                func prompt() { session.end() }
            }
            """,
            "Call `init(size:session:)` in place of `init(size:)` within its module, "
                + "so that the caller decides what it passes"
        ),
        // Of many labels some are left out, unless the two differ in these.
        (
            """
            final class Wrapper {
                private let session: Session
                init(size: Int, name: String, kind: Int, session: Session, place: Int) { self.session = session }
                init(size: Int, name: String, kind: Int, edge: Int, place: Int, session: Session) { self.session = session }
                init(size: Int, name: String, kind: Int, edge: Int, place: Int) { session = .shared }
                func prompt() { session.end() }
            }
            """,
            "Drop `init(size:name:…place:)`, so that every caller decides what it passes to `init(size:name:…session:)`"
        ),
        (
            """
            final class Wrapper {
                private let session: Session
                init(size: Int, name: String, kind: Int, session: Session, edge: Int, place: Int) { self.session = session }
                init(size: Int, name: String, kind: Int, edge: Int, place: Int) { session = .shared }
                func prompt() { session.end() }
            }
            """,
            "Drop `init(size:name:kind:edge:place:)`, so that every caller decides what it passes to "
                + "`init(size:name:kind:session:edge:place:)`"
        ),
        // By way of one that only its file sees.
        (
            """
            public final class Wrapper {
                private let paper: Paper
                public convenience init() { self.init(session: Session.shared) }
                private convenience init(session: Session) { self.init(paper: Paper(isTorn: session.isOver)) }
                init(paper: Paper) { self.paper = paper }
                func wrap() { paper.fold() }
            }
            """,
            "Call `init(paper:)` in place of `init()` within its module, so that the caller decides what it passes"
        ),
        (
            """
            final class Wrapper {
                private let session: Session
                private init(size: Int, session: Session) { self.session = session }
                init(size: Int) { session = .shared }
                func prompt() { session.end() }
            }
            """,
            "Make `init(size:session:)` as visible as `init(size:)`, so that every caller may decide what it passes"
        ),
        // What the short one has nothing for it has filled by itself.
        (
            """
            final class Wrapper {
                private let session: Session
                private let paper: Paper
                private init(paper: Paper, session: Session) { self.paper = paper ; self.session = session }
                init() {
                    paper = Paper(isTorn: false)
                    session = .shared
                }
                func prompt() { session.end() ; paper.fold() }
            }
            """, "Make `init(paper:session:)` as visible as `init()`, so that every caller may decide what it passes"
        ),
        (
            """
            public final class Wrapper {
                private let session: Session
                private init(size: Int, session: Session) { self.session = session }
                public init(size: Int) { session = .shared }
                func prompt() { session.end() }
            }
            """, "Make `init(size:session:)` internal, so that callers in its module may decide what they pass"
        ),
        // What takes more besides is for others not to see.
        (
            """
            public final class Wrapper {
                private let session: Session
                private init(size: Int, session: Session, isTorn: Bool) { self.session = session }
                public init(size: Int) { session = .shared }
                func prompt() { session.end() }
            }
            """, "Let Wrapper take it through a further, internal initializer"
        ),
        // Only the one that lacks it is to take it.
        (
            """
            final class Wrapper {
                private let session: Session
                init(size: Int, session: Session) { self.session = session }
                init(colour: String) { session = .shared }
                func prompt() { session.end() }
            }
            """, "Let Wrapper take it through its initializer: `init(colour:)` becomes `init(colour:session:)`"
        ),
        // What one initializer reaches is nothing to another one.
        (
            """
            final class Wrapper {
                private let isTorn: Bool
                init(size: Int) { isTorn = Session.shared.isOver }
                init(colour: String, isTorn: Bool) { self.isTorn = isTorn }
            }
            """, "Let Wrapper take it through its initializer: `init(size:)` becomes `init(size:session:)`"
        ),
        (
            """
            final class Wrapper {
                private var isTorn: Bool
                init(size: Int) { isTorn = Session.shared.isOver }
                init(colour: String, isTorn: Bool) { self.isTorn = isTorn }
                func tear() { isTorn = Session.shared.isOver }
            }
            """,
            "Let Wrapper take it through its initializers, `init(size:)` and `init(colour:isTorn:)`"
        ),
        // An override is a pattern where it is one of the project's that is overridden, in as many steps as it takes.
        (
            """
            class Sheet { init(id: Int) {} }
            class WideSheet: Sheet { override init(id: Int) { super.init(id: id) } }
            final class LongSheet: WideSheet {
                override init(id: Int) { super.init(id: id) }
                func fold() { Session.shared.end() }
            }
            """, "Let LongSheet take it through its initializer: `init(id:)` becomes `init(id:session:)`"
        ),
        (
            """
            class Sheet: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
            class WideSheet: Sheet { override init(frame: CGRect) { super.init(frame: frame) } }
            final class LongSheet: WideSheet { func fold() { Session.shared.end() } }
            """, "Let LongSheet take it through an initializer: `init(session:)`"
        ),
        // By a short one everybody makes it, where there is no other.
        (
            """
            final class Sheet: UIViewController {
                private var pin = ""
                convenience init(pin: String) { self.init(nibName: nil, bundle: nil) ; self.pin = pin }
                func send() { Session.shared.end() ; print(pin) }
            }
            """, "Let Sheet take it through its initializer: `init(pin:)` becomes `init(pin:session:)`"
        ),
        (
            """
            final class Sheet: UIViewController {
                private var pin = ""
                convenience init(pin: String) { self.init(nibName: nil, bundle: nil) ; self.pin = pin }
                override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
                func send() { Session.shared.end() ; print(pin) }
            }
            """, "Let Sheet take it through an initializer: `init(session:)`"
        ),
        // It cannot set what is never empty.
        (
            """
            final class Sheet: UIViewController {
                private let session = Session.shared
                private var pin = ""
                convenience init(pin: String) { self.init(nibName: nil, bundle: nil) ; self.pin = pin }
                func send() { session.end() ; print(pin) }
            }
            """, "Let Sheet take it through a designated initializer: `init(session:)`"
        ),
        (
            """
            final class Sheet: UIViewController {
                private var session: Session? = Session.shared
                private var pin = ""
                convenience init(pin: String) { self.init(nibName: nil, bundle: nil) ; self.pin = pin }
                func send() { session?.end() ; print(pin) }
            }
            """, "Let Sheet take it through its initializer: `init(pin:)` becomes `init(pin:session:)`"
        ),
        (
            """
            final class Sheet: UIViewController {
                private var isOver = Session.shared.isOver
                convenience init(isOver: Bool) { self.init(nibName: nil, bundle: nil) ; self.isOver = isOver }
                func send() { print(isOver) }
            }
            """, "Let Sheet take it through its initializer: `init(isOver:)` becomes `init(isOver:session:)`"
        ),
        (
            """
            final class Sheet {
                private let session = Session.shared
                private var pin = ""
                init() {}
                convenience init(pin: String) { self.init() ; self.pin = pin }
                func send() { session.end() ; print(pin) }
            }
            """, "Let Sheet take it through its initializer: `init()` becomes `init(session:)`"
        ),
        // What only those have who make one, they hand to a further initializer as well.
        (
            """
            final class Host<Content: View>: UIHostingController<Content> {
                override init(rootView: Content) { super.init(rootView: rootView) ; Session.shared.end() }
                @MainActor required dynamic init?(coder: NSCoder) { fatalError() }
            }
            """, "Let Host take it through a further initializer: `init(rootView:session:)`"
        ),
        (
            """
            final class Host: UIHostingController<Page> {
                override init(rootView: Page) { super.init(rootView: rootView) }
                override init(frame: CGRect) { super.init(frame: frame) }
                func send() { Session.shared.end() }
            }
            """, "Let Host take it through a further initializer: `init(rootView:session:)`"
        ),
        (
            """
            final class Text: UITextView {
                override init(frame: CGRect, textContainer: NSTextContainer?) {
                    super.init(frame: frame, textContainer: textContainer)
                    Session.shared.end()
                }
            }
            """, "Let Text take it through an initializer: `init(session:)`"
        ),
        (
            """
            final class Work: Operation { override init() { super.init() ; Session.shared.end() } }
            """, "Let Work take it through an initializer: `init(session:)`"
        ),
    ])
    func theInitializerThatWouldTakeIt(code: String, hint: String) {
        let text = Self.session + code
        #expect(hints(text, only: "singleton") + hints(text, only: "singleton-default") == [hint])
    }

    @Test(
        "What a nib, a storyboard, a list or the system makes is filled",
        arguments: [
            ("final class Menu: NSObject { @IBOutlet var file: NSMenu! ; func run() { Session.shared.end() } }", true),
            ("final class Menu: NSObject { @objc var file: NSMenu! ; func run() { Session.shared.end() } }", false),
            ("final class Menu: UIView { @IBOutlet var foot: UIView? ; func run() { Session.shared.end() } }", true),
            ("final class Menu: UIViewController { @IBAction func run(_ sender: Any) { Session.shared.end() } }", true),
            ("final class Menu: UIViewController { @objc func run(_ sender: Any) { Session.shared.end() } }", false),
            (
                "final class Menu: UIViewController { "
                    + "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Session.shared.end() } }",
                true
            ),
            (
                "final class Menu: UIViewController { "
                    + "override func prepare(for meal: String) { Session.shared.end() } }", false
            ),
            // What a module gives out others may make, be there storyboards or not.
            (
                """
                public final class Menu: UIViewController {
                    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
                    func run() { Session.shared.end() }
                }
                """, true
            ),
            (
                """
                public class Page: UIViewController { func prepare(for segue: UIStoryboardSegue, at: Int, sender: Any?) {} }
                public final class Menu: Page {
                    override func prepare(for segue: UIStoryboardSegue, at: Int, sender: Any?) {}
                    func run() { Session.shared.end() }
                }
                """, false
            ),
            ("final class Menu: UIView { override func awakeFromNib() { Session.shared.end() } }", true),
            (
                "final class Menu: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } "
                    + "func run() { Session.shared.end() } }", true
            ),
            (
                "final class Menu: UIViewController { required init?(coder: NSCoder) { fatalError() } "
                    + "func run() { Session.shared.end() } }", false
            ),
            ("final class Menu: MKMarkerAnnotationView { func run() { Session.shared.end() } }", true),
            (
                """
                final class Menu: MKAnnotationView {
                    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                        Session.shared.end()
                    }
                }
                """, true
            ),
            ("final class Menu: NSTableCellView { func run() { Session.shared.end() } }", true),
            ("final class Menu: NSEntityMigrationPolicy { func run() { Session.shared.end() } }", true),
            ("final class Menu: NSCreateCommand { func run() { Session.shared.end() } }", true),
            ("final class Menu: NSMenuCommand { func run() { Session.shared.end() } }", false),
        ])
    func whatOthersMakeIsFilled(code: String, isFilled: Bool) {
        #expect(
            hints(Self.session + code, only: "singleton") == [
                isFilled
                    ? "Let whoever fills Menu \(Self.filled)"
                    : "Let Menu take it through an initializer: `init(session:)`"
            ])
    }

    /// What a decoder calls takes no more; an initializer with such a label that takes anything else is one like any other.
    @Test(arguments: [
        ("from decoder: any Decoder", nil), ("coder: NSCoder", nil), ("from decoder: FrameDecoder", nil),
        ("rawValue: String", nil), ("from harbour: Harbour", "from:"), ("coder harbour: Harbour?", "coder:"),
        ("from harbours: [Harbour]", "from:"),
    ])
    func whatIsDecodedIsToldByWhatItIsDecodedFrom(parameter: String, label: String?) {
        let text =
            Self.session + """
                protocol Harbour { func open() }
                final class FrameDecoder {}
                final class Ferry {
                    init(\(parameter)) {}
                    func sail() { Session.shared.end() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                label.map { "Let Ferry take it through its initializer: `init(\($0))` becomes `init(\($0)session:)`" }
                    ?? "Let Ferry take it through an initializer: `init(session:)`"
            ])
    }

    /// It is made in code as well, by an initializer that would take more.
    @Test func whatInheritsAnInitializerIsNotFilledForAnAction() {
        let text =
            Self.session + """
                class Page: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
                final class PinPage: Page { @IBAction func pin() { Session.shared.end() } }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let PinPage take it through an initializer of its own: `init(id:session:)`"
            ])
    }

    /// As the compiler does it: what starts empty is nobody's to hand in.
    @Test(arguments: [
        ("let title: String ; @State private var entry: String? ; @State private var isShown = false", "title:"),
        ("@State private var entry: String?", ""),
        ("@State var entry: String", "entry:"),
        ("@Binding var entry: String?", "entry:"),
    ])
    func whatStartsEmptyIsNoParameter(members: String, labels: String) {
        let text = Self.session + "struct Sheet: View { \(members) ; func run() { Session.shared.end() } }"
        #expect(
            hints(text, only: "singleton") == [
                labels.isEmpty
                    ? "Let Sheet take it through an initializer: `init(session:)`"
                    : "Let Sheet take it through its initializer: `init(\(labels))` becomes `init(\(labels)session:)`"
            ])
    }

    /// Each branch of an `#if` has an initializer of its own.
    @Test func branchesAreNotAddedUp() {
        let text =
            Self.session + """
                #if os(macOS)
                struct Sheet: View { let items: [String] ; func run() { Session.shared.end() } }
                #else
                struct Sheet: View { let items: [String] ; let detent: Int }
                #endif
                #if os(macOS)
                struct Panel: View { let items: [String] }
                #else
                struct Panel: View { let items: [String] ; let detent: Int ; func run() { Session.shared.end() } }
                #endif
                struct Row: View {
                    #if os(macOS)
                    let name: String
                    #else
                    let name: Int
                    #endif
                    func run() { Session.shared.end() }
                }
                final class Debugging {
                    #if os(tvOS)
                    init() {}
                    #else
                    init() { Session.shared.end() }
                    #endif
                }
                final class Plugin {
                    #if os(watchOS)
                    init(size: Int) {}
                    #else
                    init(size: Int = 0) {}
                    #endif
                    init(queue: Int) {}
                    func run() { Session.shared.end() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Sheet take it through its initializer: `init(items:)` becomes `init(items:session:)`",
                "Let Panel take it through its initializer: `init(items:detent:)` becomes `init(items:detent:session:)`",
                "Let Row take it through its initializer: `init(name:)` becomes `init(name:session:)`",
                "Let Debugging take it through its initializer: `init()` becomes `init(session:)`",
                "Let Plugin take it through its initializers, `init(size:)` and `init(queue:)`",
            ])
    }

    @Test(arguments: [
        (
            "var end: () -> Void = { Session.shared.end() }", "singleton-default",
            "Drop the default of `end`, so that whoever makes Till passes it"
        ),
        (
            "let end: () -> Void = { Session.shared.end() }", "singleton",
            "Let Till take it through its initializer: `init(count:)` becomes `init(count:session:)`"
        ),
        (
            "private var end: () -> Void = { Session.shared.end() }", "singleton",
            "Let Till take it through its initializer: `init(count:)` becomes `init(count:session:)`"
        ),
    ])
    func aClosureThatASynthesisedInitializerTakesIsADefault(property: String, rule: String, hint: String) {
        #expect(hints(Self.session + "struct Till { let count: Int ; \(property) }", only: rule) == [hint])
    }

    @Test(arguments: [
        (
            "final class Pictures", "static ",
            "Hand PictureLoading to the code that needs it, as the argument `loader:`"
        ),
        (
            "enum Pictures", "static ",
            "Hand PictureLoading to the code that needs it, as the argument `loader:`"
        ),
        ("final class Pictures", "", "Let Pictures take PictureLoading through its initializer"),
    ])
    func whatAStaticFetchesIsHandedToCode(type: String, modifier: String, hint: String) {
        let text = """
            import Resolver
            protocol PictureLoading { func load() }
            \(type) {
                @Injected private \(modifier)var loader: PictureLoading
                \(modifier)func warm() { loader.load() }
            }
            """
        #expect(hints(text, only: "hidden-dependency") == [hint])
    }

    /// An actor that a macro gives its initializer takes nothing more.
    @Test(arguments: [
        ("@ModelActor actor Writer", "", "Hand it to `add` as the argument `session:`"),
        (
            "@ModelActor actor Writer", "init(size: Int) {}",
            "Let Writer take it through its initializer: `init(size:)` becomes `init(size:session:)`"
        ),
        ("actor Writer", "", "Let Writer take it through an initializer: `init(session:)`"),
    ])
    func whatAMacroInitializesTakesNothingMore(type: String, initializer: String, hint: String) {
        let text = Self.session + "\(type) { \(initializer)\n func add() { Session.shared.end() } }"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// What another one is told of goes into no initializer.
    @Test func whatAnotherOneIsToldOfIsTaken() {
        let text = """
            final class Cloud { static let instance = Cloud() ; var texts: [String] = [] ; func report() { texts = [] } }
            enum Audit { static func add(_ cloud: Any) {} }
            final class Keys { func key() {} }
            final class Visit {
                private let keys: Keys
                convenience init() { Audit.add(Cloud.instance) ; self.init(keys: Keys()) }
                init(keys: Keys) { self.keys = keys }
                func go() { keys.key() }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Visit take it through its initializer: `init()` becomes `init(cloud:)`"
            ])
    }

    /// Each short initializer that has a default for the other one is to take it, under the label that the other one has.
    @Test(arguments: [
        ("", "its initializer: `init(entry:)` becomes `init(entry:cache:)`"),
        (
            "convenience init(named: String) { self.init(title: named, cache: Covers.shared) }",
            "its initializers, `init(entry:)` and `init(named:)`"
        ),
    ])
    func shortInitializersTakeWhatTheyHandOn(other: String, hint: String) {
        let text = """
            final class Covers { static let shared = Covers() ; private var count = 0 ; func get() { count += 1 } }
            struct Entry { let title: String }
            final class Novel {
                private let cache: Covers
                init(title: String, cache: Covers) { self.cache = cache }
                convenience init(entry: Entry) { self.init(title: entry.title, cache: Covers.shared) }
                \(other)
                func show() { cache.get() }
            }
            """
        #expect(hints(text, only: "singleton-default") == ["Let Novel take it through \(hint)"])
    }

    /// What a short initializer tells somebody of a shared instance goes nowhere, be it told by a closure: another initializer
    /// would not let anybody decide it.
    @Test(arguments: [
        (
            "Task { await Harbour().enter(Session.shared) } ; self.init(paper: Paper())",
            "Let Quay take it through its initializer: `init(name:)` becomes `init(name:session:)`"
        ),
        (
            "Task { print(name) ; await Harbour().enter(Session.shared) } ; self.init(paper: Paper())",
            "Let Quay take it through its initializer: `init(name:)` becomes `init(name:session:)`"
        ),
        (
            "Harbour().enter(Session.shared) ; self.init(paper: Paper())",
            "Let Quay take it through its initializer: `init(name:)` becomes `init(name:session:)`"
        ),
    ])
    func whatAShortInitializerTellsSomebody(code: String, hint: String) {
        let text =
            Self.session + """
                final class Harbour {
                    func enter(_ session: Session) { session.end() }
                }
                final class Quay {
                    private let paper: Paper
                    static let first = Quay()
                    convenience init(name: String = "quay") { \(code) }
                    init(name: String = "quay", paper: Paper) { self.paper = paper }
                    func open() { paper.fold() }
                }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }
}
