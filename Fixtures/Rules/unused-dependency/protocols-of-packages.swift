// What a package's protocol asks for is not known here: any property that others can see may be it.

import ButtonKit
import UIKit

protocol Chime {
    func ring()
}

struct BellViewModel: ButtonViewModel {
    let chime: any Chime
    private let spare: any Chime
    init(chime: any Chime, spare: any Chime) {
    //                     ^ warning: [unused-dependency] {{Chime}}
        self.chime = chime
        self.spare = spare
    }
}

final class BellController: NSObject, UITableViewDelegate {
    let chime: any Chime
    init(chime: any Chime) { self.chime = chime }
    //   ^ warning: [unused-dependency] {{Chime}}
}

final class BellRow: CustomStringConvertible {
    let description = "bell"
    let chime: any Chime
    init(chime: any Chime) { self.chime = chime }
    //   ^ warning: [unused-dependency] {{Chime}}
}
