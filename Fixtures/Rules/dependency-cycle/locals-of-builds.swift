// A local that some branches of an `#if` declare is the one that is meant behind it, not the property of its name that is made.
// only: dependency-cycle
final class Quay { func moor() {} }
enum Port {
    static let quay: Quay = {
        #if os(macOS)
            let quay = Quay()
        #else
            let quay = Quay()
        #endif
        quay.moor()
        return quay
    }()
}

final class Harbour {
    lazy var quay: Quay = {
        #if DEBUG
            var quay = Quay()
        #endif
        #if !DEBUG
            var quay = Quay()
        #endif
        return quay
    }()
    lazy var other: Quay = {
        #if DEBUG
            let quay = Quay()
            quay.moor()
        #endif
        return self.other
        //     ^ error: [dependency-cycle] {{Producing Harbour.other needs itself: other → other}}
    }()
}
