// Four dependencies are allowed, a bundle of five more among them.
// only: massive-initializer

protocol Bow { func bend() }
protocol Reed { func bend() }
protocol Key { func press() }
protocol Horn { func blow() }
protocol Drum { func beat() }

struct OrchestraParameters {
    let bow: any Bow
    let reed: any Reed
    let key: any Key
    let horn: any Horn
    let drum: any Drum
}

final class ConcertModel {
    private let all: [Any]
    init(bow: any Bow, reed: any Reed, key: any Key, parameters: OrchestraParameters) {
        all = [bow, reed, key, parameters]
    }
}
