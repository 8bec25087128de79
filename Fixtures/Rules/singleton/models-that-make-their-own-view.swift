// What is observed is a model, though its protocol have it make its own view: it assembles nothing for others.
// only: singleton

import SwiftUI
import UIKit

protocol RowModelling: ObservableObject {
    associatedtype Row: View
    func makeRow() -> Row
}

protocol PageMaking {
    func makePage() -> UIViewController
}

final class Tides {
    static let shared = Tides()
    func read() {}
}

final class TideRowModel: RowModelling {
    func makeRow() -> Text {
        Tides.shared.read()
    //  ^ warning: [singleton] {{TideRowModel reaches the shared instance Tides.shared}}
        return Text("Tide")
    }
}

final class TidePages: PageMaking {
    func makePage() -> UIViewController {
        Tides.shared.read()
        return UIViewController()
    }
}
