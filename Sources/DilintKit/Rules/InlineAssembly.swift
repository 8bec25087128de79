import SwiftFacts

/// A component builds another one out of its own dependencies.
struct InlineAssembly: Rule {
    let info = RuleInfo(
        id: "inline-assembly", severity: .note,
        settings: [.dependencies, .roles],
        summary: "A component builds another one out of its own dependencies.",
        why: """
            It must know what the other one needs, and take what it does not use itself; neither can be tested \
            without the other.
            """,
        fix: "Take a factory that makes the other component, or take the component itself.",
        bad: """
            final class PriceService {
                func load() {}
            }
            final class OfferViewModel {
                private let prices: PriceService
                init(prices: PriceService) { self.prices = prices }
                func refresh() { prices.load() }
            }
            final class ShopViewModel {
                private let prices: PriceService
                init(prices: PriceService) { self.prices = prices }
                func refresh() { prices.load() }
                func openOffer() { OfferViewModel(prices: prices).refresh() }
                //                 ^ note: [inline-assembly]
            }
            """,
        good: """
            final class PriceService {
                func load() {}
            }
            final class OfferViewModel {
                private let prices: PriceService
                init(prices: PriceService) { self.prices = prices }
                func refresh() { prices.load() }
            }
            protocol OfferFactory {
                func makeOfferViewModel() -> OfferViewModel
            }
            final class ShopViewModel {
                private let factory: OfferFactory
                init(factory: OfferFactory) { self.factory = factory }
                func openOffer() { factory.makeOfferViewModel().refresh() }
            }
            """)

    static let isLengthy = true

    func findings(in project: Project) -> [Finding] {
        var occurrences = Occurrences(of: self, in: project)
        let assemblies = assemblies(in: project)
        // Who makes one later, too, is not served by the first, nor is another property by the one that is made for the first.
        let later = assemblies.filter { !project.isAtConstruction($0.call.site) }
        let madeOver = Set(later.map { $0.pair }).union(madeForSeveral(assemblies, in: project))
        var reader = JourneyReader(project)
        for assembly in assemblies {
            let site = assembly.call.site
            occurrences.add(
                subject: project.subject(of: site), of: project.owner(of: site),
                dependency: project.index.qualifiedName(of: assembly.pair.built), severity: info.severity,
                hint: hint(for: assembly, isMadeOver: madeOver.contains(assembly.pair), &reader, in: project),
                at: project.index.location(file: site.fileIndex, offset: assembly.call.nameOffset))
        }
        return occurrences.findings(of: self, message: Message.builds, again: Message.buildsAgain)
    }
}

/// A construction that is told.
private struct Assembly {
    /// Of the call among those of its file.
    var number: Int
    var call: Call
    var pair: Pair

    /// Who builds, and what is built.
    struct Pair: Hashable {
        var builder: TypeID
        var built: TypeID
    }
}

extension InlineAssembly {
    private func assemblies(in project: Project) -> [Assembly] {
        var found: [Assembly] = []
        for file in project.uses.indices {
            let assemblies = InlineAssemblies(file: file, in: project).calls
            for number in assemblies {
                let call = project.uses[file].calls[number]
                guard case .construction(let type, _) = call.callee,
                    !isPart(call, of: assemblies, project)
                else { continue }
                let pair = Assembly.Pair(builder: project.index.enclosingType(of: call.site), built: type)
                found.append(Assembly(number: number, call: call, pair: pair))
            }
        }
        return found
    }

    /// Who builds several of a type, each for another property and of something else:
    ///
    ///     near = TideViewModel(tides: tides, isNear: true)
    ///     far = TideViewModel(tides: tides, isNear: false)
    private func madeForSeveral(_ assemblies: [Assembly], in project: Project) -> [Assembly.Pair] {
        var kept: [Assembly.Pair: [(assembly: Assembly, property: PropertyID)]] = [:]
        for assembly in assemblies {
            guard let property = project.propertyFilled(by: assembly.call) else { continue }
            kept[assembly.pair, default: []].append((assembly, property))
        }
        return kept.filter { _, all in
            guard all.contains(where: { $0.property != all[0].property }) else { return false }
            let first = names(handedTo: all[0].assembly, project)
            return first == nil || all.contains { names(handedTo: $0.assembly, project) != first }
        }.map(\.key)
    }

    /// What that goes by which something is built of; nil where it is built of something else as well.
    private func names(handedTo assembly: Assembly, _ project: Project) -> [NameID]? {
        let (call, mentions) = (assembly.call, project.uses[assembly.call.site.fileIndex].mentions)
        let handed = mentions[mentions.range(of: call.site.body, by: \.site.body)].filter { mention in
            if case .argument(let place) = mention.flow { Int(place.call) == assembly.number } else { false }
        }
        guard handed.count == Int(call.argumentCount) else { return nil }
        return handed.map { mention in
            switch mention.carrier {
            case .parameter(let id): project.fact(id).name
            case .property(let id): project.fact(id).name
            }
        }
    }

    /// Whether something is built where the object that takes it is built, too, be it by a local name that nobody asks anything:
    /// whoever makes that need not be handed its parts, and who is given a service makes none of them.
    private func isPart(_ call: Call, of assemblies: Set<Int>, _ project: Project) -> Bool {
        let file = call.site.fileIndex
        let around = project.uses[file].outwards(from: call.outer)
        switch call.flow {
        case .argument: if around.contains(where: assemblies.contains) { return true }
        case .bound where !call.isAsked: return around.contains(where: assemblies.contains)
        // An element of a literal is used where it stands.
        case .used: break
        default: return false
        }
        return !project.assemblers.types.contains(project.index.enclosingType(of: call.site))
            && around.contains { project.serviceMadeForItself($0, in: file) != nil }
    }

    /// What is kept from the beginning can be taken as well as made; what is made later, over again, or with the builder itself
    /// or its code, by a factory alone.
    private func hint(
        for assembly: Assembly, isMadeOver: Bool, _ reader: inout JourneyReader, in project: Project
    ) -> Hint {
        let (number, call, pair) = (assembly.number, assembly.call, assembly.pair)
        let subject = project.subject(of: call.site)
        guard !isMadeOver, isKeptFromTheBeginning(number, call, project),
            !project.isMadeWithMaker(number, in: call.site.fileIndex), project.canTakeMore(pair.builder),
            !isEndOfPipeline(assembly, &reader, in: project)
        else { return project.takingFactory(of: pair.built, madeBy: number, in: call.site.fileIndex, subject) }
        return Hint(project.takingInstead(of: pair.built, madeBy: call, subject))
    }

    /// Whether something that is made late is made of what its builder takes for that alone: a factory ends that, too.
    private func isEndOfPipeline(_ assembly: Assembly, _ reader: inout JourneyReader, in project: Project) -> Bool {
        guard let property = project.propertyFilled(by: assembly.call),
            project.fact(property).flags.contains(.isLazy)
        else { return false }
        return project.injections(of: assembly.pair.builder).contains { injection in
            reader.unusedJourney(of: injection.target)?.handovers.contains { handover in
                handover.receiver == assembly.pair.built && !handover.isOwnAssembly
            } ?? false
        }
    }

    private func isKeptFromTheBeginning(_ number: Int, _ call: Call, _ project: Project) -> Bool {
        guard let property = project.propertyFilled(by: call) else {
            return project.isHandedToSuperclass(call) || project.isMadeForKept(number, in: call.site.fileIndex)
        }
        // A list is filled by a closure that makes one for each element.
        return !project.type(of: property).wrappers.contains(.collection)
            && !project.isMadeOfState(number, in: call.site.fileIndex, for: property)
    }
}

extension Message {
    fileprivate static func builds(_ subject: String, _ built: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) builds \(built) out of its own dependencies"
            : "\(subject) builds \(built) out of its own dependencies in \(count) places"
    }

    fileprivate static func buildsAgain(_ built: String) -> Message { "also builds \(built) here" }
}
