// One of two conforming types would close a ring; nothing says that it is the one which is used.

protocol RouteStoring {
    func save()
}

final class DiskRoutes: RouteStoring {
    private let planner: RoutePlanner
    init(planner: RoutePlanner) { self.planner = planner }
    func save() { planner.plan() }
}

final class MemoryRoutes: RouteStoring {
    func save() {}
}

final class RoutePlanner {
    private let routes: any RouteStoring
    init(routes: any RouteStoring) { self.routes = routes }
    func plan() { routes.save() }
}
