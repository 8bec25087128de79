// What the product previews itself, of drafts and links, it does for its users: a static that ends in the word and gives
// nothing that could be shown makes no preview. One that gives its own kind, a view or a service does, and so may one that
// says who it is for, or that stands in an `#if`.

import SwiftUI

final class Diary {
    static let shared = Diary()
    func note(_ text: String) {}
}

enum Pages {
    static func openDraftsPreview() { Diary.shared.note("open") }
    //                                ^ warning: [singleton] {{Pages reaches the shared instance Diary.shared in 6 places}}
    static func closePreviews(_ count: Int) -> Bool {
        Diary.shared.note("close")
    //  ^ related: [singleton] {{also reaches Diary.shared here}}
        return count > 0
    }
    static func loadPreview() async throws { Diary.shared.note("load") }
    //                                       ^ related: [singleton] {{also reaches Diary.shared here}}
    static func previewIfNeeded() { Diary.shared.note("show") }
    //                              ^ related: [singleton] {{also reaches Diary.shared here}}
    static var hasPreview: Bool {
        Diary.shared.note("ask")
    //  ^ related: [singleton] {{also reaches Diary.shared here}}
        return true
    }
    static func textPreview(of page: Int) -> String? {
        Diary.shared.note("text")
    //  ^ related: [singleton] {{also reaches Diary.shared here}}
        return nil
    }
}

final class PageModel {
    private let diary: Diary
    init(diary: Diary) { self.diary = diary }
    func write() { diary.note("page") }

    static let emptyPreview = PageModel(diary: .shared)
    static var fullPreview: PageModel {
        Diary.shared.note("full")
        return PageModel(diary: Diary.shared)
    }
    static func makePreviews() -> [PageModel] {
        Diary.shared.note("all")
        return [PageModel(diary: Diary.shared)]
    }
}

struct PageView: View {
    let model: PageModel
    var body: some View { Text("page") }

    static var listPreview: some View {
        Diary.shared.note("list")
        return PageView(model: .emptyPreview)
    }
}

extension Pages {
    static func registerPreviews() { Diary.shared.note("register") }
    static func stateForPreview() -> String {
        Diary.shared.note("state")
        return ""
    }
    static var previewText: String {
        Diary.shared.note("sample")
        return ""
    }
    static func mockPreview() -> Bool {
        Diary.shared.note("mock")
        return true
    }
    #if DEBUG
        static func showAllPreviews() { Diary.shared.note("debug") }
    #endif
}
