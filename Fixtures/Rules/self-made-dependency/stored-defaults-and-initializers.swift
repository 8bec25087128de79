// Stored defaults, lazy ones too, and initializers make services that take, read or implement something.
// only: self-made-dependency

import UIKit

final class NoteAPI {
    private let session: URLSession
    init(session: URLSession = .shared) { self.session = session }
    func load() {}
}

final class NoteSettingsStore {
    func load() -> Bool { UserDefaults.standard.bool(forKey: "notes") }
}

protocol NoteLoading {
    func load()
}

final class NoteLoader: NoteLoading {
    func load() {}
}

final class NoteViewModel {
    private let api = NoteAPI()
    //                ^ note: [self-made-dependency] {{NoteViewModel creates NoteAPI, which it could be given}}
    private lazy var settings = NoteSettingsStore()
    //                          ^ note: [self-made-dependency] {{NoteViewModel creates NoteSettingsStore, which it could be given}}
    private let loader: any NoteLoading
    init() {
        loader = NoteLoader()
        //       ^ note: [self-made-dependency] {{NoteViewModel creates NoteLoader, which it could be given}}
    }
    func refresh() { api.load(); loader.load(); _ = settings.load() }
}

final class NoteViewController: UIViewController {
    private lazy var loader: any NoteLoading = {
        let loader = NoteLoader()
        //           ^ note: [self-made-dependency] {{NoteViewController creates NoteLoader, which it could be given}}
        loader.load()
        return loader
    }()
    private let api: NoteAPI = .init()
    //                         ^ note: [self-made-dependency] {{NoteViewController creates NoteAPI, which it could be given}}
    override func viewDidLoad() { loader.load(); api.load() }
}

actor NoteService {
    private let api: NoteAPI
    init() {
        self.api = NoteAPI()
        //         ^ note: [self-made-dependency] {{NoteService creates NoteAPI, which it could be given}}
    }
    func refresh() { api.load() }
}
