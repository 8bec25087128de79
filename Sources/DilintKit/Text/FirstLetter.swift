extension StringProtocol {
    /// `makeTea` as `MakeTea`: the same words as part of a longer name.
    var withFirstUppercased: String { prefix(1).uppercased() + String(dropFirst()) }
}
