// A data source that is made of the pages to be shown is a part of the screen; one that brings them from elsewhere is not.
// only: self-made-dependency

import UIKit

protocol AlbumDataSource: AnyObject {
    func count() -> Int
}

final class PagesDataSource: AlbumDataSource {
    private let pages: [UIViewController]
    init(pages: [UIViewController]) { self.pages = pages }
    func count() -> Int { pages.count }
}

final class StoredDataSource: AlbumDataSource {
    private let name: String
    init(name: String) { self.name = name }
    func count() -> Int { name.count }
}

final class AlbumViewController: UIViewController {
    weak var dataSource: (any AlbumDataSource)?
}

final class ShelfViewController: UIViewController {
    private let album = AlbumViewController()
    private let pagesSource: PagesDataSource
    private let storedSource: StoredDataSource

    init() {
        let pages = [UIViewController(), UIViewController()]
        pagesSource = PagesDataSource(pages: pages)
        storedSource = StoredDataSource(name: "shelf")
        //             ^ note: [self-made-dependency] {{ShelfViewController creates StoredDataSource, which it could be given}}
        super.init(nibName: nil, bundle: nil)
        album.dataSource = pages.isEmpty ? storedSource : pagesSource
    }
    required init?(coder: NSCoder) { nil }
}
