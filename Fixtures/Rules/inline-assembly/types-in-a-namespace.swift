// An enum that only gathers names has no parts: what stands beside each other in it is as strange to one another as at
// the top level, and so in an extension of an outside type. What is nested in an object's type is a part of it.
// only: inline-assembly, self-made-dependency, concrete-factory

//- Pier/Names.swift
import Harbourmaster

enum Pier {}

protocol PierAPI {
    func moor()
}

protocol PierLog {
    func write()
}

//- Pier/Screens.swift
extension Pier {
    final class DetailViewModel {
        private let api: any PierAPI
        init(api: any PierAPI) { self.api = api }
        func open() { api.moor() }
    }

    final class ListViewModel {
        private let api: any PierAPI
        private let log = LogService()
        //                ^ note: [self-made-dependency] {{Pier.ListViewModel creates Pier.LogService, which it could be given}}
        init(api: any PierAPI) { self.api = api }
        func open() {
            api.moor()
            log.write()
            DetailViewModel(api: api).open()
            // ^13 note: [inline-assembly] {{Pier.ListViewModel builds Pier.DetailViewModel out of its own dependencies}}
        }
    }

    final class LogService: PierLog {
        func write() {}
    }

    final class ScreenFactory {
        func makeDetailViewModel(api: any PierAPI) -> DetailViewModel { DetailViewModel(api: api) }
    }

    final class RootViewModel {
        private let screens: ScreenFactory
        private let api: any PierAPI
        init(screens: ScreenFactory, api: any PierAPI) {
            // ^14 note: [concrete-factory] {{Pier.RootViewModel takes the factory Pier.ScreenFactory by its concrete type}}
            self.screens = screens
            self.api = api
        }
        func open() {
            api.moor()
            screens.makeDetailViewModel(api: api).open()
        }
    }

    final class TideViewModel {
        private let api: any PierAPI
        init(api: any PierAPI) { self.api = api }
        func open() {
            api.moor()
            Worker(api: api).moor()
        }

        final class Worker: PierAPI {
            private let api: any PierAPI
            init(api: any PierAPI) { self.api = api }
            func moor() { api.moor() }
        }
    }
}

//- Pier/Outside.swift
import Harbourmaster

extension Harbour {
    final class BuoyViewModel {
        private let api: any PierAPI
        init(api: any PierAPI) { self.api = api }
        func open() { api.moor() }
    }

    final class QuayViewModel {
        private let api: any PierAPI
        init(api: any PierAPI) { self.api = api }
        func open() {
            api.moor()
            BuoyViewModel(api: api).open()
            // ^13 note: [inline-assembly] {{Harbour.QuayViewModel builds Harbour.BuoyViewModel out of its own dependencies}}
        }
    }
}
