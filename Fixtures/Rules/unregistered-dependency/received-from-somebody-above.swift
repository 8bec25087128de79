// SafeDI: siblings, forwarded values, other names, what need not be there, and types that no root reaches.
// only: unregistered-dependency

import Foundation
import SafeDI

protocol Mail {}

@Instantiable(isRoot: true)
final class Root: Instantiable {
    @Instantiated(fulfilledByType: "LiveMail") let mail: Mail
    @Instantiated let clock: Clock
    @Instantiated let reader: Reader
    @Instantiated let editorBuilder: ErasedInstantiator<String, AnyEditor>
    @Instantiated let sessionBuilder: SendableInstantiator<URLSession>?
    // Nobody here says how one is made: another package may.
    @Instantiated let defaults: UserDefaults
}

@Instantiable
final class LiveMail: Mail, Instantiable {
    @Received let clock: Clock
}

@Instantiable
final class Clock: Instantiable {}

@Instantiable
final class Reader: Instantiable {
    @Received(fulfilledByDependencyNamed: "mail", ofType: Mail.self) let letters: Mail
    @Received(onlyIfAvailable: true) let page: Page?
    @Instantiated let glasses: Glasses
}

@Instantiable
final class Glasses: Instantiable {
    @Received let letters: Mail
    @Received let mail: Mail
    @Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self, onlyIfAvailable: true) let watch: Clock?
}

@Instantiable
final class Page: Instantiable {}

class AnyEditor {}

@Instantiable(fulfillingAdditionalTypes: [AnyEditor.self])
final class Editor: AnyEditor, Instantiable {
    @Forwarded let text: String
    @Instantiated let preview: Editor.Preview
    @Received let sessionBuilder: SendableInstantiator<URLSession>?

    @Instantiated let zoom: Zoom

    @Instantiable
    final class Preview: Instantiable {
        @Received let text: String
    }

    @Instantiable
    final class Zoom: Instantiable {
        // Written shorter than where it is made.
        @Received let preview: Preview
    }
}

@Instantiable
extension URLSession: Instantiable {
    static func instantiate(clock: Clock, timeout: Double = 2) -> URLSession { .shared }
}

/// Of another tree, whose root is not here.
@Instantiable
final class Widget: Instantiable {
    @Received let store: Store
    @Instantiated let face: Face
}

@Instantiable
final class Face: Instantiable {
    @Received let theme: Theme
    @Instantiated let hand: Hand
}

final class Store {}
final class Theme {}
final class Hand {}

@Instantiable(mockOnly: true)
final class StoreMock: Instantiable {
    @Received let theme: Theme
}
