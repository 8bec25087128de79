// A cell that a static keeps is there to be measured, and so is a view that is called so; nobody would hand them in.
// only: singleton, singleton-default

import UIKit

final class LetterCell: UITableViewCell {
    static var sizingCell = LetterCell()
    var body = ""
}

final class StampCell: UICollectionViewCell {
    static let shared = StampCell()
    var price = 0
}

class LetterHeader: UITableViewHeaderFooterView {
    static let one = LetterHeader()
}

final class SealView: UIView {
    static let prototype = SealView()
    static let measuringView = SealView()
    var ring = 0
}

final class ToastView: UIView {
    static let shared = ToastView()
    func show() {}
}

final class ProgressView: UIView {
    static let hud = ProgressView()
    func spin() {}
}

final class LetterGallery: UIViewController {
    static let sizing = LetterGallery()
}

final class PostLayout {
    func height() -> CGFloat {
        LetterCell.sizingCell.body = "dear"
        StampCell.shared.price = 1
        SealView.prototype.ring = 2
        return LetterCell.sizingCell.systemLayoutSizeFitting(.zero).height
            + LetterHeader.one.systemLayoutSizeFitting(.zero).height
            + SealView.measuringView.systemLayoutSizeFitting(.zero).height
    }

    func done() {
        ToastView.shared.show()
//      ^ warning: [singleton] {{PostLayout reaches the shared instance ToastView.shared}}
        ProgressView.hud.spin()
//      ^ warning: [singleton] {{PostLayout reaches the shared instance ProgressView.hud}}
        LetterGallery.sizing.loadViewIfNeeded()
//      ^ warning: [singleton] {{PostLayout reaches the shared instance LetterGallery.sizing}}
    }
}
