// What keeps nothing and only makes views is a list of looks, be they a package's views or built upon those. A class of
// the project is no view for its name, nor is an enum.
// only: singleton

import ShimmerKit
import UIKit

final class PulseButton: ShimmerButton {}

final class Ornaments {
    static let shared = Ornaments()
    func separator() -> UIView { UIView() }
    func shimmer() -> ShimmerView { ShimmerView() }
    func button() -> PulseButton { PulseButton() }
}

final class StreetView {
    func walk() {}
}

final class Streets {
    static let shared = Streets()
    func view() -> StreetView { StreetView() }
}

enum PointOfView {
    case first, third
}

final class Narrators {
    static let shared = Narrators()
    func voice() -> PointOfView { .first }
}

final class Plates {
    static let `default` = Plates()
    func label() -> UILabel { UILabel() }
    func button() -> PulseButton { PulseButton() }
}

final class Poster {
    func draw(in canvas: UIView) {
        canvas.addSubview(Ornaments.shared.separator())
        canvas.addSubview(Ornaments.shared.shimmer())
        canvas.addSubview(Plates.default.label())
        Streets.shared.view().walk()
//      ^ warning: [singleton] {{Poster reaches the shared instance Streets.shared}}
        print(Narrators.shared.voice())
        //    ^ warning: [singleton] {{Poster reaches the shared instance Narrators.shared}}
    }
}
