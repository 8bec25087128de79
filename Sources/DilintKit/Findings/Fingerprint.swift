extension Finding {
    /// What makes this finding the same one after any edit: rule, subject, dependency and parameter, never a line.
    ///
    /// Sixteen hexadecimal digits: FNV-1a, 64 bits, over the four parts with a zero byte between them
    /// (Fowler, Noll, Vo: "The FNV Non-Cryptographic Hash Algorithm").
    package var fingerprint: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        for part in [rule, subject, dependency ?? "", parameter ?? ""] {
            part.utf8.forEach(mix)
            mix(0)
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension [Finding] {
    /// Their fingerprints, each once: programs take findings of one fingerprint for one, and two types of one name, in two
    /// modules, share theirs. From the second on a number stands behind it.
    var distinctFingerprints: [String] {
        var seen: [String: Int] = [:]
        return map { finding in
            let fingerprint = finding.fingerprint
            let number = seen[fingerprint, default: 0] + 1
            seen[fingerprint] = number
            return number == 1 ? fingerprint : "\(fingerprint)-\(number)"
        }
    }
}
