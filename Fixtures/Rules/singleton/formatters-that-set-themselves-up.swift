// A formatter or decoder of the project's own that only sets itself up is as much a constant as one that is set up in
// an extension. One that does more of its own is none.
// only: singleton

import Foundation

class StampFormatter: DateFormatter {
    static let instance = StampFormatter()
    private let short = DateFormatter()
    override init() {
        super.init()
        dateFormat = "yyyy"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func date(from string: String) -> Date? { parsed(string) ?? super.date(from: string) }
    private func parsed(_ string: String) -> Date? { short.date(from: string) }
}

final class StampDecoder: JSONDecoder {
    static let shared = StampDecoder()
}

final class PriceFormatter: NumberFormatter {
    static let shared = PriceFormatter()
    var isShort = false
}

final class CountingDecoder: JSONDecoder {
    static let shared = CountingDecoder()
    func count(_ data: Data) -> Int { data.count }
}

struct Token {
    let time: Date
    var text: String { StampFormatter.instance.string(from: time) }
    func decode(_ data: Data) -> Int? { try? StampDecoder.shared.decode(Int.self, from: data) }
    func price() -> String? { PriceFormatter.shared.string(from: 1) }
    //                        ^ warning: [singleton] {{Token reaches the shared instance PriceFormatter.shared}}
    func count(_ data: Data) -> Int { CountingDecoder.shared.count(data) }
    //                                ^ warning: [singleton] {{Token reaches the shared instance CountingDecoder.shared}}
}
