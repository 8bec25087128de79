import SwiftFacts

/// A mention of a carrier.
typealias Mention = Use<KeptMention>

/// Every rule reads all mentions: 32 bytes, what has cases as tags and numbers.
struct KeptMention: KeptUse {
    let site: LocalSite
    /// Of the flow in the low bits, behind the site, which leaves a byte of its last word.
    private let kinds: UInt8
    private let carrierNumber: Int32
    private let baseNumber: Int32
    var flowNumbers: KeptFlow

    private static let baseShift: UInt8 = 6
    private static let propertyBit: UInt8 = 1 << 5
    private static let flowBits: UInt8 = 31

    @inline(__always)
    init(site: LocalSite, carrier: Carrier, base: Carrier?, flow: PackedFlow, among rows: inout GatheredOtherRows) {
        let (carrier, base) = (PackedCarrier(carrier), PackedCarrier(base))
        carrierNumber = rows.number(of: carrier.numbers)
        baseNumber = base.kind == .none ? 0 : rows.number(of: base.numbers)
        flowNumbers = KeptFlow(flow, among: &rows)
        self.site = site
        kinds =
            flow.kind.rawValue | (carrier.kind == .property ? Self.propertyBit : 0)
            | base.kind.rawValue << Self.baseShift
    }

    // Made of such a kind: to ask whether it is one was a call for each mention.
    var flowKind: PackedFlow.Kind {
        @inline(__always) get { unsafeBitCast(kinds & Self.flowBits, to: PackedFlow.Kind.self) }
    }

    @inline(__always)
    fileprivate func carrier(among rows: OtherRows) -> Carrier {
        let numbers = rows[carrierNumber]
        return kinds & Self.propertyBit == 0 ? .parameter(ParameterID(numbers)) : .property(PropertyID(numbers))
    }

    @inline(__always)
    fileprivate func base(among rows: OtherRows) -> Carrier? {
        let kind = PackedCarrier.Kind(rawValue: kinds >> Self.baseShift) ?? .none
        return PackedCarrier(kind: kind, numbers: rows[baseNumber]).carrier
    }
}

extension Mention {
    /// Of what stands for a wrapped value, `$name`: the row of the construction among whose arguments it is; 0 without.
    var construction: UInt32 { kept.flowKind == .used ? UInt32(bitPattern: kept.flowNumbers.single) : 0 }

    var carrier: Carrier { @inline(__always) get { kept.carrier(among: rows) } }

    /// Where the carrier is a member of something that is itself carried (`parameters.api`): that.
    var base: Carrier? { @inline(__always) get { kept.base(among: rows) } }
}
