/// The version of dilint, by semantic versioning.
let version = "0.1.0"
