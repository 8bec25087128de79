// SafeDI: rings of makers, the same type made anew, and what another one makes.
// only: dependency-cycle

import SafeDI

@Instantiable(isRoot: true)
final class Root: Instantiable {
    @Instantiated let homeBuilder: Instantiator<Home>
    @Instantiated let clock: Clock
    @Instantiated let journal: Journal
    @Instantiated let pageBuilder: Instantiator<Page>
}

// A home leads to a list, and the list to another home.
@Instantiable
final class Home: Instantiable {
    @Instantiated let listBuilder: Instantiator<List>
    @Received let clock: Clock
}

@Instantiable
final class List: Instantiable {
    @Instantiated let homeBuilder: Instantiator<Home>
    @Instantiated let clock: Clock
}

@Instantiable
final class Clock: Instantiable {}

// Both receive what the root makes.
@Instantiable
final class Journal: Instantiable {
    @Received let clock: Clock
    @Received let pageBuilder: Instantiator<Page>
}

@Instantiable
final class Page: Instantiable {
    @Received let journal: Journal
    @Received(onlyIfAvailable: true) let page: Page?
}

/// Of a tree that begins somewhere else: it may be entered by its own maker.
@Instantiable
struct Player: Instantiable {
    @Instantiated let itemBuilder: Instantiator<Item>
}

@Instantiable
struct Item: Instantiable {
    @Instantiated let player: Player
    @Forwarded let name: String
}
