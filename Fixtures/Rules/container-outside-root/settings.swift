// Settings, which have more to set than they make, are no container.
// only: container-outside-root, container-injection

class BrushOptions {
    var colour = 0
}

protocol Previewing {
    func preview()
}

final class CropOptions: BrushOptions, Previewing {
    func widen() {}
    func preview() {}
}

final class FilterOptions: BrushOptions {
    func soften() {}
}

final class EditorOptions {
    var title = "Edit"
    var isUndoAllowed = true
    var maximumSteps = 20
    lazy var crop = CropOptions()
    lazy var filter = FilterOptions()
}

final class PhotoEditor {
    private let options: EditorOptions
    init(options: EditorOptions) { self.options = options }
    func open() {
        options.crop.widen()
        options.filter.soften()
    }
}

final class PhotoAlbum {
    func open() {
        let options = EditorOptions()
        options.maximumSteps = 5
        PhotoEditor(options: options).open()
    }
}

/// One thing to set among many that are made is no settings.
final class StudioParts {
    var isQuiet = false
    lazy var crop = CropOptions()
    lazy var filter = FilterOptions()
    lazy var tripod = Tripod(height: 2)
}

final class Tripod {
    private let height: Int
    init(height: Int) { self.height = height }
    func stand() -> Int { height }
}

final class StudioModel {
    private let parts: StudioParts
    init(parts: StudioParts) { self.parts = parts }
    //   ^ warning: [container-injection] {{StudioModel takes the whole container StudioParts}}
    func open() { _ = parts.tripod.stand() }
}
