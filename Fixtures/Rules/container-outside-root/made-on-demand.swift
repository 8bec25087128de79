// A method that is told what nobody knows before and gives the container back is its factory, whoever it belongs to; one that
// is told nothing, or keeps the container for itself, is none.
// only: container-outside-root, inline-assembly, self-made-dependency

protocol Purse {
    var coins: CoinService { get }
    var notes: NoteService { get }
}

final class CoinService {
    func count() {}
}

final class NoteService {
    func count() {}
}

struct Account {
    let name: String
}

final class AccountContainer: Purse {
    let coins = CoinService()
    let notes = NoteService()
    init(account: Account) {}
}

final class SpareContainer: Purse {
    let coins = CoinService()
    let notes = NoteService()
}

final class Bank {
    private var open: [AccountContainer] = []

    func container(of account: Account) throws -> AccountContainer {
        let container = AccountContainer(account: account)
        open.append(container)
        return container
    }

    func purse(of account: Account, isSpare: Bool) -> (any Purse)? {
        isSpare ? SpareContainer() : AccountContainer(account: account)
    }

    func audit(_ account: Account) {
        AccountContainer(account: account).coins.count()
//      ^ warning: [container-outside-root] {{Bank constructs the container AccountContainer}}
    }

    func spare() -> SpareContainer { SpareContainer() }
    //                               ^ warning: [container-outside-root] {{Bank constructs the container SpareContainer in 2 places}}

    func spare(for coins: CoinService) -> SpareContainer { SpareContainer() }
    //                                                     ^ related: [container-outside-root] {{also constructs SpareContainer here}}
}
