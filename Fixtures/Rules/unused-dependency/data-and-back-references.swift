// Values, entities, callbacks and delegates that nobody reads are no dependencies.

import UIKit

protocol NoteDelegate: AnyObject {
    func noteChanged()
}

final class NoteEntity {
    var text = ""
}

final class NoteModel {
    private let entity: NoteEntity
    private weak var owner: (any NoteDelegate)?

    init(entity: NoteEntity, id: Int, owner: any NoteDelegate, view: UIView, onClose: @escaping () -> Void) {
        self.entity = entity
        self.owner = owner
    }
}
