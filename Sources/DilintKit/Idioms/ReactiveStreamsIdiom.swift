import SwiftFacts

/// RxSwift and Combine, as far as their operators hand an owner to closures, so that these need not capture it:
/// `taps.subscribe(with: self) { owner, tap in … }`, `taps.withUnretained(self).bind { owner, tap in … }`.
struct ReactiveStreamsIdiom: Idiom {
    static let library = "RxSwift and Combine"
    static let modules = ["RxSwift", "RxCocoa", "RxRelay", "Combine", "CombineExt", "OpenCombine"]
    static let isInjectionLibrary = false
    static let readsCode = false
    static let tellsParameters = true
    static let subscriptions = [
        "AnyCancellable", "Cancellable", "DisposeBag", "Disposable", "NSKeyValueObservation", "NSObjectProtocol",
    ]

    private let with: NameID
    private let withUnretained: NameID
    /// Functions that hand what they are told by `with:` to their closures.
    private let ownerTakers: FewNames
    /// Labels of closures that get an owner and nothing else.
    private let endsOfStreams: FewNames
    /// Operators whose closures are given each value as it is.
    private let elementReaders: FewNames
    /// Operators that give on the values they get.
    private let elementKeepers: FewNames

    init(_ names: IdiomNames) {
        with = names.id("with")
        withUnretained = names.id("withUnretained")
        ownerTakers = names.ids("subscribe bind drive emit")
        endsOfStreams = names.ids("onCompleted onDisposed")
        elementReaders = names.ids(
            """
            withUnretained subscribe bind drive emit sink do handleEvents map tryMap compactMap tryCompactMap filter
            tryFilter flatMap flatMapFirst flatMapLatest concatMap
            """)
        elementKeepers = names.ids(
            """
            withUnretained asDriver asObservable asSignal debounce delay delaySubscription do dropFirst
            eraseToAnyPublisher filter first handleEvents observe prefix receive retry share skip subscribe take takeUntil
            throttle timeout tryFilter
            """)
    }

    func value(ofParameter position: Int, of closure: ClosureArgument, in body: borrowing BodyResolver) -> Value? {
        // With a value behind it, or at the end of the stream.
        guard position == 0, body.values[closure.argument].target == nil,
            hasSeveralParameters(closure.row, in: body)
                || endsOfStreams.contains(body.rows[closure.argument].name)
        else { return nil }
        return owner(handedBy: closure.call, in: body) ?? owner(unretainedBefore: closure.call, in: body)
    }

    private func hasSeveralParameters(_ closure: Int, in body: borrowing BodyResolver) -> Bool {
        var parameters = body.namedParameters(ofClosure: closure)
        return parameters.next() != nil && parameters.next() != nil
    }

    /// What a call is told by `with:`. Functions of other names are believed with `self` alone, whose members hardly
    /// anything else that a closure is given has.
    private func owner(handedBy call: Int, in body: borrowing BodyResolver) -> Value? {
        guard let owner = body.arguments(of: call, upTo: Self.argumentsInView).first(where: { $0.label == with }),
            owner.operand >= 0
        else { return nil }
        let value = body.content(owner.operand)
        if case .selfInstance = value.origin { return value }
        guard let name = methodName(of: call, in: body), ownerTakers.contains(name), value.type.instance != nil else {
            return nil
        }
        return value.unwrapped
    }

    /// What `withUnretained(self)` puts before every value of the stream that a call reads.
    private func owner(unretainedBefore call: Int, in body: borrowing BodyResolver) -> Value? {
        guard var name = methodName(of: call, in: body), elementReaders.contains(name) else { return nil }
        var current = call
        for _ in 0..<Self.operatorsInView {
            if name == withUnretained {
                let owner = ownerBesideValues(of: current, isSelecting: current == call, in: body)
                return owner.map { body.content($0).unwrapped }
            }
            guard let stream = body.receivingCall(of: current), let next = methodName(of: stream, in: body),
                elementKeepers.contains(next)
            else { return nil }
            (current, name) = (stream, next)
        }
        return nil
    }

    /// Far above what a chain has by hand.
    private static let operatorsInView = 16
    /// Far above what an operator takes: each mention of a parameter asks for them.
    private static let argumentsInView = 64

    private func methodName(of call: Int, in body: borrowing BodyResolver) -> NameID? {
        guard let callee = body.calleeRow(of: call), body.rows[callee].kind == .member else { return nil }
        return body.rows[callee].name
    }

    /// What `withUnretained(owner)` is handed, if it gives it on with every value.
    ///
    /// - Parameter isSelecting: The question is what its own closure gets, whatever that one gives on.
    private func ownerBesideValues(of call: Int, isSelecting: Bool, in body: borrowing BodyResolver) -> Int? {
        var owner: Int?
        for argument in body.arguments(of: call, upTo: Self.argumentsInView) where argument.operand >= 0 {
            if body.rows[argument.operand].kind == .closure, owner != nil {
                guard isSelecting || forwardsPair(argument.operand, in: body) else { return nil }
            } else {
                guard owner == nil else { return nil }
                owner = argument.operand
            }
        }
        return owner
    }

    /// Whether a closure gives on the two values it gets: `{ ($0, $1) }`, `{ owner, tap in (owner, tap) }`.
    private func forwardsPair(_ closure: Int, in body: borrowing BodyResolver) -> Bool {
        guard body.rows[closure].flags.contains(.isSingleExpression) else { return false }
        let parameter = body.namedParameters(ofClosure: closure).first { _ in true }
        for row in body.tree.parts(of: closure).prefix(Self.argumentsInView) {
            guard body.rows[row].kind == .group, body.rows[row].flags.contains(.isTuple), body.tree[row].appliedBy < 0
            else { continue }
            let first = Int(body.tree[row].firstPart)
            guard first >= 0, body.rows[first].kind == .name, body.tree[first].appliedBy < 0 else { return false }
            return body.rows[first].name == parameter.map { body.rows[$0].name } ?? body.anonymousParameters.first
        }
        return false
    }
}
