// What a view is made with to look so is a part of the view that the screen makes: it gives views and plain values. What is kept
// beside the view, does something, or needs something, could be given.
// only: self-made-dependency

import UIKit

struct CodeLook {
    let count: Int
}

protocol CodeFacade: AnyObject {
    func view(with boxes: [UIView]) -> UIView
    func look() -> CodeLook
}

final class SMSCodeFacade: CodeFacade {
    private let style: Int
    private lazy var stack = UIStackView()
    init(style: Int = 0) {
        self.style = style
        mark()
    }
    func view(with boxes: [UIView]) -> UIView { stack }
    func look() -> CodeLook { CodeLook(count: style) }
    private func mark() { stack.accessibilityIdentifier = "code" }
}

protocol CodeSending: AnyObject {
    func view(with boxes: [UIView]) -> UIView
    func send()
}

final class SendingFacade: CodeSending {
    func view(with boxes: [UIView]) -> UIView { UIStackView() }
    func send() {}
}

final class CodeView: UIView {
    private let facade: CodeFacade
    init(facade: CodeFacade) {
        self.facade = facade
        super.init(frame: .zero)
        addSubview(facade.view(with: []))
    }
    required init?(coder: NSCoder) { nil }
}

final class SendingView: UIView {
    private let facade: CodeSending
    init(facade: CodeSending) {
        self.facade = facade
        super.init(frame: .zero)
        facade.send()
    }
    required init?(coder: NSCoder) { nil }
}

protocol CodePresenter { func confirm() }

final class CodeViewController: UIViewController {
    private let presenter: CodePresenter
    private lazy var code = CodeView(facade: SMSCodeFacade(style: 1))
    private lazy var sending = SendingView(facade: SendingFacade())
    //                                             ^ note: [self-made-dependency] {{CodeViewController creates SendingFacade, which it could be given}}
    private lazy var facade: CodeFacade = SMSCodeFacade()
    //                                    ^ note: [self-made-dependency] {{CodeViewController creates SMSCodeFacade, which it could be given}}
    init(presenter: CodePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        view.addSubview(code)
        view.addSubview(sending)
        view.addSubview(facade.view(with: []))
        presenter.confirm()
    }
}
