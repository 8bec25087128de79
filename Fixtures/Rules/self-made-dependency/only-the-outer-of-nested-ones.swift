// Of nested constructions only the outer one is reported, through locals as well, unless the maker keeps the inner one, too.
// only: self-made-dependency, inline-assembly

protocol PostSending {
    func send()
}

final class PostSender: PostSending {
    func send() {}
}

final class PostQueueService {
    private let sender: any PostSending
    init(sender: any PostSending) { self.sender = sender }
    func flush() { sender.send() }
}

final class PostViewModel {
    private let queue = PostQueueService(sender: PostSender())
    //                  ^ note: [self-made-dependency] {{PostViewModel creates PostQueueService, which it could be given}}
    func flush() { queue.flush() }
}

final class DraftViewModel {
    private let queue: PostQueueService
    init() {
        let sender = PostSender()
        queue = PostQueueService(sender: sender)
        //      ^ note: [self-made-dependency] {{DraftViewModel creates PostQueueService, which it could be given}}
    }
    func flush() { queue.flush() }
}

final class PostRelayService {
    private let senders: [any PostSending]
    init(senders: [any PostSending]) { self.senders = senders }
    func flush() { senders.forEach { $0.send() } }
}

final class RelayViewModel {
    private let relay = PostRelayService(senders: [PostSender(), PostSender()])
    //                  ^ note: [self-made-dependency] {{RelayViewModel creates PostRelayService, which it could be given}}
    func flush() { relay.flush() }
}

/// It works with the same sender as its queue: who gave it a queue alone would part them.
final class LetterViewModel {
    private let sender: PostSender
    private let queue: PostQueueService
    init() {
        let sender = PostSender()
        //           ^ note: [self-made-dependency] {{LetterViewModel creates PostSender, which it could be given}}
        self.sender = sender
        queue = PostQueueService(sender: sender)
        //      ^ note: [self-made-dependency] {{LetterViewModel creates PostQueueService, which it could be given}}
    }
    func flush() {
        sender.send()
        queue.flush()
    }
}
