// What none of a composition's parts declares, the one from elsewhere has: that it is read says nothing of the others. A part of the
// project that has something from elsewhere itself may have it, too.
// only: unused-dependency

import UIKit

protocol Florist { func bind() }
protocol Baker { func bake() }

protocol HasFlorist { var florist: any Florist { get } }
protocol HasBaker { var baker: any Baker { get } }
protocol HasOven: MXHeating { var oven: any Baker { get } }

extension MXPaletteProvider {
    var firstColour: Int { 1 }
}

final class Kiosk {
    typealias Environment = HasFlorist & HasBaker & MXPaletteProvider
    //                                   ^ warning: [unused-dependency] {{Kiosk asks for HasBaker, but neither uses it nor hands it on}}
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func open() { environment.florist.bind() }
}

final class Arcade {
    typealias Environment = HasFlorist & HasBaker & MXMusicProvider
    //                                   ^ warning: [unused-dependency] {{Arcade asks for HasBaker, but neither uses it nor hands it on}}
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func open() {
        environment.florist.bind()
        environment.music.play()
        environment.stop()
    }
}

/// The project adds something to it.
final class Pavilion {
    typealias Environment = HasFlorist & HasBaker & MXPaletteProvider
    //                                   ^ warning: [unused-dependency] {{Pavilion asks for HasBaker, but neither uses it nor hands it on}}
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func open() {
        environment.florist.bind()
        environment.palette.apply()
        print(environment.firstColour)
    }
}

/// Nothing of the project's is read at all.
final class Booth {
    typealias Environment = HasFlorist & MXMusicProvider
    //                      ^ warning: [unused-dependency] {{Booth asks for HasFlorist, but neither uses it nor hands it on}}
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func open() { environment.music.play() }
}

/// There is none from elsewhere: somebody has `music`.
final class Passage {
    typealias Environment = HasFlorist & HasBaker & AnyObject
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func open() {
        environment.florist.bind()
        environment.music.play()
    }
}

/// One of the project has more from elsewhere.
final class Bazaar {
    typealias Environment = HasFlorist & HasOven & MXMusicProvider
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func open() {
        environment.florist.bind()
        environment.heat()
    }
}

/// What takes the whole from elsewhere may need any of it.
final class Gallery {
    typealias Environment = HasFlorist & HasBaker & MXMusicProvider
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func open() {
        environment.florist.bind()
        MXShow(environment: environment).begin()
    }
}
