// `.shared` of an outside type may be a case: only a written type tells a shared instance.

import ShipHistory

final class LedgerModel {
    private var visibility: HistoryVisibility = .shared
    func open() -> HistoryVisibility { .shared }
    func keeper() {
        visibility = .shared
        HistoryKeeper.shared.open()
    //  ^ warning: [singleton] {{LedgerModel reaches the shared instance HistoryKeeper.shared}}
    }
}
