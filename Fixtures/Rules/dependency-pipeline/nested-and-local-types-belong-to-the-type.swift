// What a nested or local type does with the service is its owner's doing.

protocol VoteAPI {
    func vote()
}

final class VoteFlow {
    private let api: any VoteAPI
    private let spare: any VoteAPI
    init(api: any VoteAPI, spare: any VoteAPI) {
        self.api = api
        self.spare = spare
    }

    func start() { Ballot(api: api).cast() }

    func startAgain() {
        struct Recount {
            let api: any VoteAPI
            func cast() { api.vote() }
        }
        Recount(api: spare).cast()
    }

    private final class Ballot {
        private let api: any VoteAPI
        init(api: any VoteAPI) { self.api = api }
        func cast() { api.vote() }
    }
}
