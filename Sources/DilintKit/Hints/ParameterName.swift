import SwiftFacts

/// What a parameter is called that takes what code reaches for.
///
/// By bytes: as characters this took most of the time of the rules that ask it of every access.
enum ParameterName {
    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// `Session.shared` is taken as `session`, `Current.api` as `api`, `HTTPClient.default` as `httpClient`,
    /// `Stores.sharedCache` as `cache`, `Stores.getCache` as `cache`, `SessionProtocol` as `session`, `RPC_Client` as
    /// `rpcClient`.
    static func name(for dependency: String) -> String {
        var dependency = dependency
        return dependency.withUTF8 { name(for: $0[...]) }
    }

    /// What a closure is taken as that makes something: `makeSession`, `makeHTTPClient`.
    static func name(ofClosureMaking dependency: String) -> String {
        var dependency = dependency
        let made = dependency.withUTF8 { name(for: $0[...], inCapitals: true) }
        return "make" + made.withFirstUppercased
    }

    /// - Parameter inCapitals: Capitals are left as they are: it is for the end of a longer name.
    private static func name(for dependency: Bytes, inCapitals: Bool = false) -> String {
        func lowercasedFirstWord(_ whole: Bytes) -> String { self.lowercasedFirstWord(whole, inCapitals: inCapitals) }
        let dot = UInt8(ascii: ".")
        guard let end = dependency.lastIndex(of: dot) else { return lowercasedFirstWord(dependency) }
        let last = dependency[(end + 1)...]
        var owner = dependency[..<end]
        if let start = owner.lastIndex(of: dot) { owner = owner[(start + 1)...] }
        if !last.starts(with: "shared".utf8), SharedInstances.saysShared(String(decoding: last, as: UTF8.self)) {
            return lowercasedFirstWord(owner)
        }
        // A word ends where a small letter does not go on with it: `defaults` is none for sharing.
        let sharing = sharingWords.first { word in
            last.starts(with: word.utf8) && !(last.dropFirst(word.utf8.count).first.map(isSmall) ?? false)
        }
        let rest = last.dropFirst(sharing?.utf8.count ?? lengthOfVerb(last))
        if rest.isEmpty || sharing != nil && owner.suffix(rest.count).elementsEqual(rest) {
            return lowercasedFirstWord(owner)
        }
        let name = lowercasedFirstWord(rest)
        return sharing != nil && keywords.contains(name) ? lowercasedFirstWord(owner) : name
    }

    /// How long the verb is that only says that something is given: `getCache`. Of a use case it says what that does.
    private static func lengthOfVerb(_ name: Bytes) -> Int {
        let isGetter = name.starts(with: "get".utf8) && name.dropFirst(3).first.map(isCapital) ?? false
        return isGetter && !name.suffix(useCase.utf8.count).elementsEqual(useCase.utf8) ? 3 : 0
    }

    private static let useCase = "UseCase"

    private static let sharingWords = ["sharedInstance", "getInstance", "singleton", "shared", "default"]

    private static func lowercasedFirstWord(_ whole: Bytes, inCapitals: Bool) -> String {
        func text(_ name: Bytes, lowercasing count: Int) -> String {
            self.text(name, lowercasing: inCapitals ? 0 : count)
        }
        // A registration's name, or generic arguments: `Store "disk"`, `Wire<Signal>`.
        let word = whole.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "<") }
        // What others had better not call is `_Meter`; whoever takes one need not say so.
        if word.first == underscore, let start = word.firstIndex(where: { $0 != underscore }) {
            return lowercasedFirstWord(word[start...], inCapitals: inCapitals)
        }
        // Whoever uses a protocol or its implementation does not care which.
        let name = word.prefix(NameClosing.dropped(from: UnsafeBufferPointer(rebasing: word)).count)
        let capitals = name.prefix(while: isCapital).count
        if capitals == name.count {
            // An `OEXInterface` is more than the letters that its neighbours begin with, too.
            let isPrefix = word.dropFirst(capitals).elementsEqual("Interface".utf8)
            return text(isPrefix ? word : name, lowercasing: capitals)
        }
        // Digits belong to the capitals before them: `SHA256Hasher` is a `sha256Hasher`.
        if capitals > 1, isDigit(name[name.startIndex + capitals]) { return text(name, lowercasing: capitals) }
        if capitals > 1, name[name.startIndex + capitals] == underscore {
            let rest = name[(name.startIndex + capitals)...].drop { $0 == underscore }
            return text(name.prefix(capitals), lowercasing: capitals) + text(rest, lowercasing: 0)
        }
        // Swift calls a `UIApplication` application, a `CLLocationManager` a location manager.
        if capitals == 3, PlatformServices.isApple(UnsafeBufferPointer(rebasing: name)),
            case let word = lowercasedFirstWord(name.dropFirst(2), inCapitals: inCapitals), !keywords.contains(word)
        {
            return word
        }
        // `IWalletManager` is what others would call `WalletManaging`.
        if capitals == 2, name.first == UInt8(ascii: "I"), case let rest = name.dropFirst(), rest.count > 1 {
            return text(rest, lowercasing: 1)
        }
        if capitals > 1 { return text(name, lowercasing: capitals - 1) }
        if name.prefix(2).allSatisfy({ $0 < 0x80 }) { return text(name, lowercasing: 1) }
        // A first letter that is none of ASCII's may be several bytes long.
        let characters = String(decoding: name, as: UTF8.self)
        return characters.prefix(1).lowercased() + characters.dropFirst()
    }

    private static let underscore = UInt8(ascii: "_")

    /// What a parameter cannot be called without backticks around it.
    private static let keywords: Set<String> = [
        "class", "default", "extension", "import", "init", "internal", "operator", "protocol", "public", "repeat",
        "return",
        "self", "static", "subscript", "switch", "where",
    ]

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// A name whose first bytes, as many as told, are in small letters.
    private static func text(_ name: Bytes, lowercasing count: Int) -> String {
        String(unsafeUninitializedCapacity: name.count) { buffer in
            for (place, byte) in name.enumerated() {
                // The bit that tells small letters from capitals.
                buffer[place] = place < count && isCapital(byte) ? byte | 0x20 : byte
            }
            return name.count
        }
    }
}
