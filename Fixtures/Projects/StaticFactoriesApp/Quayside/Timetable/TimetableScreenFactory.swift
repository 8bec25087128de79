import SwiftUI
import UIKit

@MainActor
enum TimetableScreenFactory {
    static func makeTimetableScreen(onSelect: @escaping (Departure) -> Void) -> UIViewController {
        let viewModel = TimetableViewModel(timetable: TimetableServiceFactory.create(), onSelect: onSelect)
        return UIHostingController(rootView: TimetableView(viewModel: viewModel))
    }
}
