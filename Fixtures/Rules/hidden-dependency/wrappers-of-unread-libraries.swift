// A wrapper that no source declares and whose name says that it injects hides a dependency; wrappers of other names, values, and
// what an idiom has read already say nothing more.
// only: hidden-dependency

//- Sources/App/HarbourModel.swift
import HarbourInjection

protocol CraneService {
    func lift()
}

final class HarbourModel {
    @InjectService var crane: CraneService
//  ^ note: [hidden-dependency] {{HarbourModel needs CraneService, which no initializer shows}}
    @InjectService var name: String
    @Observed var other: CraneService
    func lift() { crane.lift() }
}

final class QuayModel {
    @LazyInjectService private var crane: CraneService
//  ^ note: [hidden-dependency] {{QuayModel needs CraneService in 2 places, which no initializer shows}}
    @HarbourInjection.Injected(name: "second") private var second: CraneService
//  ^ related: [hidden-dependency] {{CraneService is fetched here as well}}
    func lift() { crane.lift(); second.lift() }
}

final class PierModel {
    @ObserveInjection var redraw: CraneService
    @Injectable var made: CraneService
    func lift() { redraw.lift(); made.lift() }
}

//- Sources/Read/DockModel.swift
import Resolver

final class DockService {
    func open() {}
}

final class DockModel {
    @Injected private var dock: DockService
//  ^ note: [hidden-dependency] {{DockModel needs DockService, which no initializer shows}}
    func open() { dock.open() }
}
