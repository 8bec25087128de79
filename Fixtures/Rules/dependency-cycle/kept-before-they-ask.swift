// What is kept already is asked for no more, whatever is told of it then; what asks first never gets so far.
// only: dependency-cycle

protocol Imaging: AnyObject {
    func draw()
}
protocol Reading: AnyObject {
    func read()
}
final class Images: Imaging {
    weak var reader: (any Reading)?
    func draw() { reader?.read() }
}
final class Reader: Reading {
    private let images: any Imaging
    init(images: any Imaging) { self.images = images }
    func read() { images.draw() }
}

final class EarlyContainer {
    private var _images: Images?
    var images: any Imaging {
        if let _images { return _images }
        let images = Images()
        _images = images
        images.reader = reader
        return images
    }
    private(set) lazy var reader: any Reading = Reader(images: images)
}

final class LateContainer {
    private var _images: Images?
    var images: any Imaging {
        if let _images { return _images }
        let images = Images()
        images.reader = reader
        //              ^ error: [dependency-cycle] {{Producing LateContainer.images needs itself: images → reader → images}}
        _images = images
        return images
    }
    private(set) lazy var reader: any Reading = Reader(images: images)
}
