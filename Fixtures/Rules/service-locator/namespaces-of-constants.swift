// Namespaces of colours, strings, sizes and keys are no registries, however many members they have.

import UIKit

enum Strings {
    static let title = "Trips"
    static var subtitle: String { "all of them" }
}

enum Colors {
    static let accent = UIColor.red
    static let background = UIColor.white
}

enum Sizes {
    static let small = CGSize(width: 1, height: 1)
    static let large = CGSize(width: 9, height: 9)
}

enum Formats {
    static let day = DateFormatter()
    static let price = NumberFormatter()
}

final class HeaderViewController: UIViewController {
    override func viewDidLoad() {
        title = Strings.title + Strings.subtitle + Formats.day.string(from: Date())
        view.backgroundColor = Colors.accent
        view.frame.size = Sizes.small
    }
}
