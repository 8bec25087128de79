// Needle: a component that is made below itself has no end of components above it.
// only: dependency-cycle

import NeedleFoundation

protocol PageDependency: Dependency {}

final class RootComponent: BootstrapComponent {
    var pageComponent: PageComponent { PageComponent(parent: self) }
    var sheetComponent: SheetComponent { SheetComponent(parent: self) }
    var otherSheetComponent: SheetComponent { SheetComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var listComponent: ListComponent { ListComponent(parent: self) }
    var sheetComponent: SheetComponent { SheetComponent(parent: self) }
}

final class ListComponent: Component<PageDependency> {
    func pageComponent(_ number: Int) -> PageComponent { PageComponent(parent: self) }
    //                                                   ^ error: [dependency-cycle] {{ListComponent is a component below itself: ListComponent → PageComponent → ListComponent}}
}

// Made by two, below neither.
final class SheetComponent: Component<PageDependency> {}

final class TreeComponent: Component<PageDependency> {
    var branch: TreeComponent { TreeComponent(parent: self) }
    //                          ^ error: [dependency-cycle] {{TreeComponent is a component below itself: TreeComponent → TreeComponent}}
}
