// Attributes and modifiers: what stands before a declaration's keyword, in any order.

/// What was read before a declaration's keyword.
struct Modifiers {
    var access: AccessLevel?
    var setterAccess: AccessLevel?
    var flags: MemberFlags = []
    /// Where its attributes begin in `attributes`.
    var attributes: UInt32
    var isTestable = false
    var isReexported = false

    init(attributes: Int) {
        self.attributes = UInt32(attributes)
    }
}

extension FactExtractor {
    func attributeRange(_ modifiers: Modifiers) -> Range<UInt32> {
        modifiers.attributes..<UInt32(attributes.count)
    }

    /// Reads the attribute at the position, its arguments being a body of their own.
    mutating func readAttribute(_ modifiers: inout Modifiers) {
        let offset = reader.start
        reader.advance()
        let type = readAttributeType()
        guard !type.isNone else { return }
        reader.dropSplit()
        let name = typeNodes[Int(type.rawValue)].name
        let word = Word(name)
        note(word, in: &modifiers)
        let index = attributes.count
        attributes.append(AttributeFact(name: name, offset: offset, type: type, body: -1))
        guard hasAttributeArguments(word) else { return }
        if word?.isPlainAttribute == true || detail == .imports {
            reader.skip()
        } else {
            attributes[index].body = readBody(.attribute, owner: index)
        }
    }

    /// Whether the parenthesis at the position belongs to the attribute before it.
    private func hasAttributeArguments(_ word: Word?) -> Bool {
        reader.kind == .leftParen && (!reader.hasSpaceBefore || word == .available)
    }

    private mutating func note(_ word: Word?, in modifiers: inout Modifiers) {
        switch word {
        case .objc, .IBOutlet, .IBAction, .IBSegueAction, .IBInspectable, .NSManaged: modifiers.flags.insert(.isObjC)
        case .testable: modifiers.isTestable = true
        case ._exported: modifiers.isReexported = true
        case .available where reader.kind == .leftParen:
            if isUnavailability() { modifiers.flags.insert(.isUnavailable) }
        default: break
        }
    }

    /// Whether the parentheses at the position hold `*, unavailable`.
    private mutating func isUnavailability() -> Bool {
        guard reader.bytes[Int(reader.tokens[min(reader.position + 1, reader.last)].start)] == UInt8(ascii: "*") else {
            return false
        }
        for index in reader.position + 2..<max(reader.position + 2, reader.closing)
        where reader.kind(at: index) == .identifier && Word(name(at: index)) == .unavailable {
            return true
        }
        return false
    }

    /// Skips the attribute at the position with its arguments, and leaves no facts.
    mutating func skipAttribute() {
        let nodes = typeNodes.count
        reader.advance()
        let type = readAttributeType()
        reader.dropSplit()
        if !type.isNone, hasAttributeArguments(Word(typeNodes[Int(type.rawValue)].name)) { reader.skip() }
        typeNodes.truncate(to: nodes)
    }

    /// Reads one modifier or attribute, if one stands at the position.
    mutating func readModifier(_ modifiers: inout Modifiers) -> Bool {
        switch reader.kind {
        case .at: readAttribute(&modifiers)
        case .keywordPublic: readAccess(.public, &modifiers)
        case .keywordPrivate: readAccess(.private, &modifiers)
        case .keywordFileprivate: readAccess(.fileprivate, &modifiers)
        case .keywordInternal: readAccess(.internal, &modifiers)
        case .keywordStatic:
            modifiers.flags.insert(.isStatic)
            reader.advance()
        case .keywordClass where isClassModifier():
            modifiers.flags.insert(.isStatic)
            reader.advance()
        case .identifier:
            guard let word = modifier(at: reader.position) else { return false }
            apply(word, to: &modifiers)
        default: return false
        }
        return true
    }

    private mutating func readAccess(_ level: AccessLevel, _ modifiers: inout Modifiers) {
        reader.advance()
        guard reader.kind == .leftParen, reader.kind(ahead: 1) == .identifier else {
            modifiers.access = level
            return
        }
        if Word(name(at: reader.position + 1)) == .set {
            modifiers.setterAccess = level
        } else {
            modifiers.access = level
        }
        reader.skip()
    }

    /// `class func`, `class var`, `class override func`: not the declaration of a class.
    private mutating func isClassModifier() -> Bool {
        switch reader.kind(ahead: 1) {
        case .keywordFunc, .keywordVar, .keywordLet, .keywordSubscript, .keywordPublic, .keywordPrivate,
            .keywordFileprivate, .keywordInternal:
            return true
        case .identifier: return modifier(at: min(reader.position + 1, reader.last)) != nil
        default: return false
        }
    }

    /// The modifier that the identifier at `index` is, judged by what follows it.
    mutating func modifier(at index: Int) -> Word? {
        guard let word = Word(name(at: index)), word.isModifier else { return nil }
        var next = index + 1
        if reader.kind(at: next) == .leftParen, next < reader.last {
            guard isDetail(at: next, of: word) else { return nil }
            next = reader.end(ofBracketAt: next)
        }
        let kind = reader.kind(at: next)
        // `open(page)` may be the last statement before a `case` of a switch.
        if kind == .keywordCase { return word == .indirect ? word : nil }
        if kind.beginsDeclaration || kind == .at { return word }
        guard kind == .identifier, let following = Word(name(at: min(next, reader.last))) else { return nil }
        return following.isModifier || following == .actor || following == .macro ? word : nil
    }

    /// Whether brackets hold what may stand behind a modifier: `open(set)`, `unowned(unsafe)`. Before a declaration
    /// `open()` and `open(page)` are calls.
    private mutating func isDetail(at index: Int, of word: Word) -> Bool {
        guard reader.end(ofBracketAt: index) == index + 3, reader.kind(at: index + 1) == .identifier else {
            return false
        }
        return word != .open && word != .package || Word(name(at: index + 1)) == .set
    }

    private mutating func apply(_ word: Word, to modifiers: inout Modifiers) {
        switch word {
        case .open: return readAccess(.open, &modifiers)
        case .package: return readAccess(.package, &modifiers)
        case .final: modifiers.flags.insert(.isFinal)
        case .lazy: modifiers.flags.insert(.isLazy)
        case .weak: modifiers.flags.insert(.isWeak)
        case .unowned: modifiers.flags.insert(.isUnowned)
        case .override: modifiers.flags.insert(.isOverride)
        case .required: modifiers.flags.insert(.isRequired)
        case .convenience: modifiers.flags.insert(.isConvenience)
        case .mutating: modifiers.flags.insert(.isMutating)
        case .dynamic: modifiers.flags.insert(.isDynamic)
        case .optional: modifiers.flags.insert(.isOptionalRequirement)
        default: break
        }
        reader.advance()
        if reader.kind == .leftParen { reader.skip() }
    }
}
