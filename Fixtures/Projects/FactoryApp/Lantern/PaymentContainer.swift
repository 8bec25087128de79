import FactoryKit

/// What is only needed where walks are paid for.
final class PaymentContainer: SharedContainer {
    static let shared = PaymentContainer()
    let manager = ContainerManager()

    var till: Factory<Till> { self { Till(card: self.card()) }.cached }
    var card: Factory<Card> { self { Card() }.unique }
}

final class Card {
    var number = ""
}

final class Till {
    private let card: Card
    init(card: Card) { self.card = card }
    func take() -> String { card.number }
}
