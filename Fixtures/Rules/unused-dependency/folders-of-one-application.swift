// Folders of an application that nobody imports are one module to the compiler: a name that is read in one of them of
// something unknown may be a property of another's. A folder that is imported is a module, and its internals are its own.
// only: unused-dependency

//- Models/Preview.swift
protocol NoticeSource {
    func text() -> String
}

class Preview {
    var more: NoticeSource?
    var less: NoticeSource?
    init(more: NoticeSource?, less: NoticeSource?) {
    //                        ^ warning: [unused-dependency] {{Preview takes NoticeSource as `less` and keeps it, but never uses it}}
        self.more = more
        self.less = less
    }
}

//- Views/PreviewCell.swift
import UIKit

final class PreviewCell: ListCell {
    func bind() {
        taps.map { [weak shown = model] _ in shown?.preview.more }
    }
}

//- Lanterns/Lantern.swift
protocol LanternOil {
    func burn()
}

final class Lantern {
    let oil: LanternOil
    init(oil: LanternOil) { self.oil = oil }
    //   ^ warning: [unused-dependency] {{Lantern takes LanternOil and keeps it, but never uses it}}
}

//- Views/LanternCell.swift
import Lanterns

final class LanternCell: ListCell {
    func bind() { taps.map { [weak shown = model] _ in shown?.lantern.oil } }
}
