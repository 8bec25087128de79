// A view that a static property loads at every read is shared by nobody; one that a static keeps is.
// only: singleton

import UIKit

final class BannerView: UIView {
    static var instanceFromNib: BannerView {
        guard let view = UINib(nibName: "Banner", bundle: nil).instantiate(withOwner: nil)[0] as? BannerView else {
            fatalError("no banner")
        }
        return view
    }
    private static let one = BannerView()
    static var instanceForAll: BannerView { one }
    func show() {}
}

final class MastScreen {
    func open() {
        BannerView.instanceFromNib.show()
        BannerView.instanceForAll.show()
    //  ^ warning: [singleton] {{MastScreen reaches the shared instance BannerView.instanceForAll}}
    }
}
