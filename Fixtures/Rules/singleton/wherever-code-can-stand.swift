// Views, view controllers, extensions of outside types and free functions reach shared instances as well.

import SwiftUI
import UIKit

final class ImageStore {
    static let shared = ImageStore()
    func image(_ name: String) -> String { name }
}

struct AvatarView: View {
    var body: some View {
        VStack {
            Text(ImageStore.shared.image("avatar"))
            //   ^ warning: [singleton] {{ImageStore.shared}} {{AvatarView}}
        }
    }
}

final class AvatarViewController: UIViewController {
    private lazy var name: String = { ImageStore.shared.image("name") }()
    //                                ^ warning: [singleton] {{ImageStore.shared}} {{AvatarViewController}}
}

extension UIImageView {
    func loadAvatar() { accessibilityLabel = ImageStore.shared.image("label") }
    //                                       ^ warning: [singleton] {{ImageStore.shared}} {{UIImageView}}
}

func warmUp() {
    _ = ImageStore.shared.image("first")
    //  ^ warning: [singleton] {{ImageStore.shared}}
}
