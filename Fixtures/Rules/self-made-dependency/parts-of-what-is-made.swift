// Who could be given the whole needs no part of it, be the part an argument or assigned, nor two wholes that differ. What
// is assigned to something that was there before it could be given.
// only: self-made-dependency

protocol Validating {
    func isValid(_ text: String) -> Bool
}

final class LengthValidator: Validating {
    private let least: Int
    init(least: Int) { self.least = least }
    func isValid(_ text: String) -> Bool { text.count >= least }
}

final class NumberValidator: Validating {
    func isValid(_ text: String) -> Bool { Int(text) != nil }
}

protocol FormField: AnyObject {
    func build() -> String
}

final class TextField: FormField {
    private let style: String
    var validator: Validating?
    init(style: String, validator: Validating? = nil) {
        self.style = style
        self.validator = validator
    }
    func build() -> String { style }
}

final class NoteField {
    var validator: Validating?
    func show() {}
}

final class CabinFormViewModel {
    private let style: String
    init(style: String) { self.style = style }

    private lazy var name: TextField = {
        let field = TextField(style: style)
        field.validator = LengthValidator(least: 2)
        return field
    }()
    private lazy var number: TextField = {
        let field = TextField(style: style + "number")
        field.validator = NumberValidator()
        return field
    }()
    private lazy var street = TextField(style: style + "street", validator: LengthValidator(least: 3))

    func show() -> String { name.build() + number.build() + street.build() }
}

final class BerthFormViewModel {
    private let style: String
    private let note: NoteField
    init(style: String, note: NoteField) {
        self.style = style
        self.note = note
        note.validator = LengthValidator(least: 2)
        //               ^ note: [self-made-dependency] {{BerthFormViewModel creates LengthValidator, which it could be given}}
    }

    private lazy var name: TextField = {
        let field = TextField(style: style)
        //          ^ note: [self-made-dependency] {{BerthFormViewModel creates TextField, which it could be given}}
        field.validator = NumberValidator()
        return field
    }()

    func show() -> String { note.show() ; return name.build() }
}
