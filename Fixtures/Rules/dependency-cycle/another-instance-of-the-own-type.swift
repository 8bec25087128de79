// A lazy property reads the same one of its parent: another instance's.

final class Folder {
    private let parent: Folder?
    init(parent: Folder?) { self.parent = parent }

    lazy var isHidden: Bool = { parent?.isHidden ?? false }()
    lazy var settings: FolderSettings = parent?.settings ?? FolderSettings()
}

final class FolderSettings {
    var columns = 2
}
