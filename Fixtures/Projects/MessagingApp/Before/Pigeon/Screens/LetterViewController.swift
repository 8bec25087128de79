import UIKit

extension Notification.Name {
    static let letterSent = Notification.Name("club.pigeon.letterSent")
}

/// One letter, with room for an answer.
final class LetterViewController: UIViewController {
    private let letter: Letter
    private let sender: LetterSender
    private let drafts: DraftStore
    private let answer = UITextView()

    init(letter: Letter, sender: LetterSender, drafts: DraftStore) {
        self.letter = letter
        self.sender = sender
        self.drafts = drafts
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = letter.subject
        answer.text = drafts.draft(for: letter)
        view.addSubview(answer)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        drafts.keep(answer.text, for: letter)
    }

    func sendAnswer(as keeper: Keeper) {
        let reply = letter.reply(answer.text, from: keeper)
        Task {
            try await sender.send(reply)
            drafts.forget(letter)
            NotificationCenter.default.post(name: .letterSent, object: reply.id)
        }
    }
}

#if DEBUG
    #Preview("An empty letter") {
        LetterViewController(letter: .toSupport(from: .anonymous), sender: LetterSender.shared, drafts: DraftStore())
    }
#endif
