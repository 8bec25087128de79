// Recursion that passes something new on ends, and an overload is another method.

struct FolderFactory {
    func makeFolderService(depth: Int) -> FolderService {
        guard depth > 0 else { return FolderService(child: nil) }
        return FolderService(child: makeFolderService(depth: depth - 1))
    }

    func makeTideService() -> TideService { makeTideService(at: "Dover") }
    func makeTideService(at port: String) -> TideService { TideService(port: port) }
}

final class FolderService {
    private let child: FolderService?
    init(child: FolderService?) { self.child = child }
    func list() { child?.list() }
}

final class TideService {
    private let port: String
    init(port: String) { self.port = port }
    func name() -> String { port }
}
