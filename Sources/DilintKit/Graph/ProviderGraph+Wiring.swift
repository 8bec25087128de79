import SwiftFacts

/// What the containers of DI libraries are asked for.
extension ProviderGraphBuilder {
    /// What is made for, and handed to, the nodes of an instantiation tree.
    mutating func gatherTreeAsks() {
        for ask in wiring.tree.asks() {
            let id = wiring.tree.registrations[ask.place.node]
            guard let asking = numbers[wiring.provider(id)],
                let target = numbers[wiring.provider(wiring.tree.registrations[ask.target])]
            else { continue }
            let need = wiring.tree.need(at: ask.place)
            var site = wiring[id].site
            site.local.offset = need.offset
            site.local.condition = need.condition
            edges.append(Edge(from: asking, to: target, Ask(site: site, library: Int32(wiring[id].library))))
        }
    }

    mutating func gatherLookups(file: Int) {
        for lookup in uses[file].wiring.lookups where !lookup.isDeferred {
            if lookup.registration >= 0 {
                let id = RegistrationID(file: file, row: Int(lookup.registration))
                guard wiring.contains(id), let provider = numbers[wiring.provider(id)] else { continue }
                addAsk(of: lookup, from: provider, lookup.site.isCertain ? .certain : .conditional)
            } else if lookup.property == nil, let provider = asker(at: lookup.site) {
                addAsk(of: lookup, from: provider, lookup.site.isCertain ? .certain : .conditional)
            }
        }
    }

    /// - Parameter isOfMaking: What the provider makes asks.
    mutating func addAsk(of lookup: Lookup, from provider: Int, _ standing: Standing, isOfMaking: Bool = false) {
        for id in wiring.targets(of: lookup) {
            guard let target = numbers[wiring.provider(wiring.fulfilling(id))],
                !families.goesElsewhere(lookup, than: id, isOwn: target == provider)
            else { continue }
            var ask = Ask(site: lookup.site)
            ask.isOfMaking = isOfMaking
            ask.isByOwnMember = lookup.isByOwnMember
            add(ask, from: provider, to: target, standing)
        }
    }
}
