// A measure that a shared instance reads from a table which it keeps since it was made never changes, be the table
// written in its file alone, or shown to others who cannot write it. Where anybody may put another table there, it may
// change.
// only: singleton

//- App/Sizes.swift
import UIKit

struct SizeTable {
    let gap: CGFloat
    let margin: CGFloat
}

final class Sizes {
    static let main = Sizes(isWide: true)
    private var table: SizeTable
    init(isWide: Bool) {
        table = SizeTable(gap: 4, margin: 8)
        if isWide { table = SizeTable(gap: 8, margin: 16) }
    }
    var gap: CGFloat { table.gap }
}

final class Insets {
    static let main = Insets(isWide: true)
    private(set) var table: SizeTable
    init(isWide: Bool) { table = SizeTable(gap: isWide ? 8 : 4, margin: 8) }
    var margin: CGFloat { table.margin }
}

final class Looks {
    static let main = Looks()
    var table = SizeTable(gap: 2, margin: 4)
    var margin: CGFloat { table.margin }
}

final class Widths {
    static let main = Widths()
    private(set) var table = SizeTable(gap: 2, margin: 4)
    var margin: CGFloat { table.margin }
    func widen() { table = SizeTable(gap: 4, margin: 8) }
}

//- App/Screens.swift
import UIKit

final class GapView: UIView {
    func lay() -> CGFloat { Sizes.main.gap }
}

final class InsetView: UIView {
    func lay() -> CGFloat { Insets.main.margin }
}

final class LookView: UIView {
    func lay() -> CGFloat { Looks.main.margin }
    //                      ^ warning: [singleton] {{LookView reaches the shared instance Looks.main}}
}

final class WideView: UIView {
    func lay() -> CGFloat { Widths.main.margin }
    //                      ^ warning: [singleton] {{WideView reaches the shared instance Widths.main}}
}
