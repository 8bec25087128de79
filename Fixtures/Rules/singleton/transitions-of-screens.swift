// What UIKit alone asks how a screen comes and goes, and what keeps nothing, is a part of how that looks: one for all does as well.
// What keeps or does something, or is asked for more, is shared.
// only: singleton

import UIKit

final class SheetPresentation: UIPresentationController {}

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
    func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

final class SheetTransitions: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = SheetTransitions()
    func animationController(forDismissed screen: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator()
    }
    func presentationController(
        forPresented screen: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        SheetPresentation(presentedViewController: screen, presenting: presenting)
    }
}

final class PopoverTransitions: NSObject, UIPopoverPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    static let shared = PopoverTransitions()
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// Keeps something.
final class CountingTransitions: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = CountingTransitions()
    private var count = 0
    func animationController(forDismissed screen: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        count += 1
        return SheetAnimator()
    }
}

/// Does something.
final class LoudTransitions: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = LoudTransitions()
    func sound() {}
    func animationController(forDismissed screen: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator()
    }
}

protocol Reporting { func report() -> Int }

/// Is something else as well.
final class ReportingTransitions: NSObject, UIViewControllerTransitioningDelegate, Reporting {
    static let shared = ReportingTransitions()
    func report() -> Int { 0 }
}

/// Is asked for something else alone.
final class RowsDelegate: NSObject, UITableViewDelegate {
    static let shared = RowsDelegate()
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 44 }
}

final class FilterScreen: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        transitioningDelegate = SheetTransitions.shared
    }
    required init?(coder: NSCoder) { nil }
    func show(_ table: UITableView, _ screen: UIViewController) {
        screen.popoverPresentationController?.delegate = PopoverTransitions.shared
        screen.transitioningDelegate = CountingTransitions.shared
        //                             ^ warning: [singleton] {{FilterScreen reaches the shared instance CountingTransitions.shared}}
        screen.transitioningDelegate = LoudTransitions.shared
        //                             ^ warning: [singleton] {{FilterScreen reaches the shared instance LoudTransitions.shared}}
        screen.transitioningDelegate = ReportingTransitions.shared
        //                             ^ warning: [singleton] {{FilterScreen reaches the shared instance ReportingTransitions.shared}}
        table.delegate = RowsDelegate.shared
        //               ^ warning: [singleton] {{FilterScreen reaches the shared instance RowsDelegate.shared}}
    }
}
