// Protocols that ask for views only name parts of a screen, whatever their suffix, and what gives out such parts is no container.
// only: container-injection, inline-assembly

import UIKit

protocol RowContentProvider {
    var rows: [UIView] { get }
}

extension UIView: RowContentProvider {
    var rows: [UIView] { [self] }
}

protocol PageContent {
    var header: any RowContentProvider { get }
    var footer: (any RowContentProvider)? { get }
}

final class PlainPage: PageContent {
    let header: any RowContentProvider
    let footer: (any RowContentProvider)?
    init(header: any RowContentProvider) {
        self.header = header
        footer = nil
    }
}

class PageViewController: UIViewController {
    init(content: any PageContent) {
        super.init(nibName: nil, bundle: nil)
        content.header.rows.forEach(view.addSubview)
        content.footer?.rows.forEach(view.addSubview)
    }
    required init?(coder: NSCoder) { nil }
}

final class PlainPageViewController: PageViewController {
    init(header: any RowContentProvider) { super.init(content: PlainPage(header: header)) }
    required init?(coder: NSCoder) { nil }
}
