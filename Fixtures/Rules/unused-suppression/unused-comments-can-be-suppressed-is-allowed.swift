// An unused comment is a finding like any other, and can be suppressed by name.

// dilint:disable:next unused-suppression - kept for the branch in review
// dilint:disable:next singleton
final class ProfileLoader {
    func load() -> String { "" }
}
