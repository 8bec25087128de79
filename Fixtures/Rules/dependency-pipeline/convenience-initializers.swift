// A convenience initializer assembles what the designated one takes.

import UIKit

protocol GalleryAPI {
    func images() -> [String]
}

final class GalleryViewController: UIViewController {
    private let model: GalleryViewModel

    init(model: GalleryViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(api: any GalleryAPI) { self.init(model: GalleryViewModel(api: api)) }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { title = model.first }
}

final class GalleryViewModel {
    private let api: any GalleryAPI
    init(api: any GalleryAPI) { self.api = api }
    var first: String? { api.images().first }
}
