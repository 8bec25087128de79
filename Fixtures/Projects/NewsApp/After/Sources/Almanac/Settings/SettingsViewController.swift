import UIKit

/// A screen that a storyboard once made: it gets its dependencies after it was created.
final class SettingsViewController: UIViewController {
    typealias Dependencies = HasBookmarkStore & HasSpeechPlayer

    var dependencies: (any Dependencies)?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let dependencies else { return }
        title = "\(dependencies.bookmarks.stories.count) stories kept"
        dependencies.speech.stop()
    }
}
