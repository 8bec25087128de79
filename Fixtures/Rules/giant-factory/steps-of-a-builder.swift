// A builder's steps give back the builder.
// only: giant-factory

import UIKit

final class AlertBuilder {
    func withAnt() -> AlertBuilder { self }
    func withBee() -> AlertBuilder { self }
    func withCat() -> AlertBuilder { self }
    func withDog() -> AlertBuilder { self }
    func withElk() -> AlertBuilder { self }
    func withFox() -> AlertBuilder { self }
    func withGnu() -> AlertBuilder { self }
    func withHen() -> AlertBuilder { self }
    func withIbis() -> AlertBuilder { self }
    func withJay() -> AlertBuilder { self }
    func withKiwi() -> AlertBuilder { self }
    func withoutAnt() -> Self { self }
    func withoutBee() -> Self { self }
    func withoutCat() -> Self { self }
    func withoutDog() -> Self { self }
    func withoutElk() -> Self { self }
    func withoutFox() -> Self { self }
    func withoutGnu() -> Self { self }
    func withoutHen() -> Self { self }
    func withoutIbis() -> Self { self }
    func withoutJay() -> Self { self }
    func withoutKiwi() -> Self { self }
    func build() -> UIViewController { UIViewController() }
}
