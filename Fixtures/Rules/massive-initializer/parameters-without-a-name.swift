// What a parameter called `_` takes the initializer does nothing with; one that is called so by callers alone counts.
// only: massive-initializer

protocol Bow { func bend() }
protocol Reed { func bend() }
protocol Key { func press() }
protocol Horn { func blow() }
protocol Drum { func beat() }

final class QuartetModel {
    private let all: [Any]
    init(bow: any Bow, reed: any Reed, key: any Key, horn: any Horn, drum _: any Drum) { all = [bow, reed, key, horn] }
}

final class QuintetModel {
    private let all: [Any]
    init(bow: any Bow, reed: any Reed, key: any Key, horn: any Horn, _ drum: any Drum) {
//  ^ warning: [massive-initializer] {{QuintetModel takes 5 dependencies, more than 4: Bow, Reed, Key, Horn, Drum}}
        all = [bow, reed, key, horn, drum]
    }
}
