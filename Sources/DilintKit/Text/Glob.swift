/// A pattern of paths or names, read as .gitignore and SwiftLint users expect it.
///
/// - `*` is any run of characters within one component, `?` one character, `[a-z]` one of a set, `[!a-z]` or `[^a-z]`
///   one outside it; none of them is ever a `/`.
/// - `**` is any run of characters, `/` included; as a component of its own (`a/**/b`) it is any number of folders, none
///   included.
/// - `{a,b}` is one of several patterns and may be nested; `\` takes the next character literally.
/// - A pattern that matches a folder matches everything below it; with a `/` at its end it matches folders alone.
/// - A pattern without a `/` before its last character matches at any depth, any other from the first component on; a
///   leading `/` or `./` says the latter of a single name.
///
/// Brackets and braces that are not closed stand for themselves where nobody has refused them (`unclosedBracket`), and an
/// empty pattern matches nothing. Characters are
/// compared exactly, by Unicode scalar. A name without `/` is a path of one component, so names can be matched too.
package struct Glob: Sendable {
    private let steps: [GlobStep]
    private let matchesFoldersOnly: Bool

    /// - Complexity: O(m) for a pattern of m characters.
    package init(_ pattern: String) {
        var tokens = GlobToken.tokens(of: pattern)
        var isAnchored = false
        if tokens.first == .slash {
            isAnchored = true
            tokens.removeFirst()
        } else if tokens.starts(with: [.scalar("."), .slash]) {
            isAnchored = true
            tokens.removeFirst(2)
        }
        var matchesFoldersOnly = false
        while tokens.last == .slash {
            matchesFoldersOnly = true
            tokens.removeLast()
        }
        self.matchesFoldersOnly = matchesFoldersOnly
        if tokens.isEmpty {
            steps = []
        } else {
            if !isAnchored, !tokens.contains(.slash) { tokens.insert(contentsOf: [.anyPath, .slash], at: 0) }
            steps = GlobCompiler.steps(of: tokens)
        }
    }

    /// The first `[` or `{` that is never closed: whoever wrote it meant more than itself, which `\[` is for.
    package static func unclosedBracket(in pattern: String) -> Character? {
        GlobToken.unclosedBracket(Array(pattern.unicodeScalars))
    }

    /// Whether the pattern matches `path` or a folder above it.
    ///
    /// - Complexity: O(n · m) for a path of n and a pattern of m characters: all ways to match advance together
    ///   (Thompson, "Regular Expression Search Algorithm", 1968), so nothing is tried twice.
    package func matches(_ path: String) -> Bool {
        guard !steps.isEmpty else { return false }
        var current = GlobStates(count: steps.count)
        var next = GlobStates(count: steps.count)
        current.insert(0, steps)
        for scalar in path.unicodeScalars {
            // What stands before a slash is a folder, and the path lies below it.
            if scalar == "/", current.accepts { return true }
            next.removeAll()
            for index in current.members where steps[index].consumes(scalar) { next.insert(index + 1, steps) }
            swap(&current, &next)
            if current.members.isEmpty, !current.accepts { return false }
        }
        return current.accepts && !matchesFoldersOnly
    }
}

/// One element of a pattern.
private enum GlobToken: Equatable {
    case scalar(Unicode.Scalar)
    case slash
    /// `?`
    case any
    /// `*`
    case anyRun
    /// `**`
    case anyPath
    case set(GlobSet)
    case open, separator, close

    /// The elements of a pattern, in which every `open` has its `close`.
    static func tokens(of pattern: String) -> [GlobToken] {
        let scalars = Array(pattern.unicodeScalars)
        var tokens: [GlobToken] = []
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "/": tokens.append(.slash)
            case "?": tokens.append(.any)
            case "*":
                let start = index
                while index < scalars.count, scalars[index] == "*" { index += 1 }
                tokens.append(index > start ? .anyPath : .anyRun)
            case "[":
                if let set = GlobSet(scalars, at: &index) {
                    tokens.append(.set(set))
                } else {
                    tokens.append(.scalar(scalar))
                }
            case "{": tokens.append(.open)
            case ",": tokens.append(.separator)
            case "}": tokens.append(.close)
            case "\\" where index < scalars.count:
                tokens.append(.scalar(scalars[index]))
                index += 1
            default: tokens.append(.scalar(scalar))
            }
        }
        return balanced(tokens)
    }

    static func unclosedBracket(_ scalars: [Unicode.Scalar]) -> Character? {
        var openBraces = 0
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "[" where GlobSet(scalars, at: &index) == nil: return "["
            case "{": openBraces += 1
            case "}": openBraces = max(0, openBraces - 1)
            case "\\": index += 1
            default: continue
            }
        }
        return openBraces > 0 ? "{" : nil
    }

    /// The same, with braces and commas that belong to no closed pair of braces as plain characters.
    private static func balanced(_ tokens: [GlobToken]) -> [GlobToken] {
        var closed = [Bool](repeating: false, count: tokens.count)
        var opened: [(brace: Int, separators: [Int])] = []
        for (index, token) in tokens.enumerated() {
            switch token {
            case .open: opened.append((index, []))
            case .separator where !opened.isEmpty: opened[opened.count - 1].separators.append(index)
            case .close:
                guard let pair = opened.popLast() else { continue }
                for member in [pair.brace, index] + pair.separators { closed[member] = true }
            default: break
            }
        }
        return zip(tokens, closed).map { token, isClosed in
            switch token {
            case .open where !isClosed: .scalar("{")
            case .separator where !isClosed: .scalar(",")
            case .close where !isClosed: .scalar("}")
            default: token
            }
        }
    }
}

/// The characters between `[` and `]`.
private struct GlobSet: Equatable {
    private var ranges: [ClosedRange<Unicode.Scalar>] = []
    private var isNegated = false

    /// Reads a set whose `[` stands before `index` and moves `index` behind its `]`; nil, and `index` where it was, when
    /// the set is not closed.
    init?(_ scalars: [Unicode.Scalar], at index: inout Int) {
        var position = index
        if position < scalars.count, scalars[position] == "!" || scalars[position] == "^" {
            isNegated = true
            position += 1
        }
        let first = position
        while position < scalars.count, scalars[position] != "]" || position == first {
            let lower = Self.member(scalars, at: &position)
            guard position + 1 < scalars.count, scalars[position] == "-", scalars[position + 1] != "]" else {
                ranges.append(lower...lower)
                continue
            }
            position += 1
            let upper = Self.member(scalars, at: &position)
            if lower <= upper { ranges.append(lower...upper) }
        }
        guard position < scalars.count else { return nil }
        index = position + 1
    }

    private static func member(_ scalars: [Unicode.Scalar], at position: inout Int) -> Unicode.Scalar {
        if scalars[position] == "\\", position + 1 < scalars.count { position += 1 }
        defer { position += 1 }
        return scalars[position]
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
    }
}

/// One state of the automaton that a pattern becomes; what consumes a character goes on to the state behind it.
private enum GlobStep: Sendable {
    case scalar(Unicode.Scalar)
    case any
    /// Any character, `/` included.
    case anything
    case set(GlobSet)
    case jump(Int)
    case split(Int, Int)
    case accept

    func consumes(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .scalar(let wanted): scalar == wanted
        case .any: scalar != "/"
        case .anything: true
        case .set(let set): set.contains(scalar)
        case .jump, .split, .accept: false
        }
    }
}

/// Turns the elements of a pattern into states.
private struct GlobCompiler {
    private var steps: [GlobStep] = []
    /// The braces that are open: the split before the present alternative, the jumps from the ends of those before it,
    /// and whether the alternatives begin a component.
    private var groups: [(split: Int, ends: [Int], beginsComponent: Bool)] = []
    /// Whether the next element begins a component of the path.
    private var beginsComponent = true

    static func steps(of tokens: [GlobToken]) -> [GlobStep] {
        var compiler = GlobCompiler()
        var index = 0
        while index < tokens.count {
            let isFolders = tokens[index] == .anyPath && compiler.beginsComponent
            if isFolders, index + 1 < tokens.count, tokens[index + 1] == .slash {
                compiler.appendFolders()
                index += 2
            } else {
                compiler.append(tokens[index])
                index += 1
            }
        }
        compiler.steps.append(.accept)
        return compiler.steps
    }

    /// `**/`: nothing, or anything that ends in a slash.
    private mutating func appendFolders() {
        let start = steps.count
        steps.append(.split(start + 1, start + 5))
        appendLoop(over: .anything)
        steps.append(.scalar("/"))
        beginsComponent = true
    }

    private mutating func append(_ token: GlobToken) {
        let beganComponent = beginsComponent
        beginsComponent = token == .slash
        switch token {
        case .scalar(let scalar): steps.append(.scalar(scalar))
        case .slash: steps.append(.scalar("/"))
        case .any: steps.append(.any)
        case .anyRun: appendLoop(over: .any)
        case .anyPath: appendLoop(over: .anything)
        case .set(let set): steps.append(.set(set))
        case .open:
            beginsComponent = beganComponent
            groups.append((steps.count, [], beganComponent))
            steps.append(.split(steps.count + 1, steps.count + 1))
        case .separator: appendSeparator()
        case .close: appendClose()
        }
    }

    /// Any number of what `step` consumes: three states.
    private mutating func appendLoop(over step: GlobStep) {
        let start = steps.count
        steps.append(.split(start + 1, start + 3))
        steps.append(step)
        steps.append(.jump(start))
    }

    private mutating func appendSeparator() {
        guard var group = groups.popLast() else { return }
        group.ends.append(steps.count)
        steps.append(.jump(steps.count + 1))
        steps[group.split] = .split(group.split + 1, steps.count)
        group.split = steps.count
        steps.append(.split(steps.count + 1, steps.count + 1))
        beginsComponent = group.beginsComponent
        groups.append(group)
    }

    private mutating func appendClose() {
        guard let group = groups.popLast() else { return }
        for end in group.ends { steps[end] = .jump(steps.count) }
    }
}

/// A set of states that characters can be consumed in, or that accept.
private struct GlobStates {
    private(set) var members: [Int] = []
    private(set) var accepts = false
    private var isMember: [Bool]
    private var visited: [Int] = []
    private var pending: [Int] = []

    init(count: Int) { isMember = [Bool](repeating: false, count: count) }

    /// Adds a state and all that can be reached from it without a character.
    mutating func insert(_ first: Int, _ steps: [GlobStep]) {
        pending.append(first)
        while let index = pending.popLast() {
            guard !isMember[index] else { continue }
            isMember[index] = true
            visited.append(index)
            switch steps[index] {
            case .jump(let target): pending.append(target)
            case .split(let first, let second):
                pending.append(second)
                pending.append(first)
            case .accept: accepts = true
            case .scalar, .any, .anything, .set: members.append(index)
            }
        }
    }

    mutating func removeAll() {
        for index in visited { isMember[index] = false }
        visited.removeAll(keepingCapacity: true)
        members.removeAll(keepingCapacity: true)
        accepts = false
    }
}
