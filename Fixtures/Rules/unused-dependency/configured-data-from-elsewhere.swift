// The configuration says of types from elsewhere that they are data, be they called services; what it does not name is
// told by its last word.
// config: { "dependencies": { "treatAsData": ["Chart*"] } }
// only: unused-dependency

import Navigation

final class Voyage {
    private let charts: ChartClient
    init(charts: ChartClient) { self.charts = charts }
}

final class Ferry {
    private let compass: CompassClient
    init(compass: CompassClient) { self.compass = compass }
    //   ^ warning: [unused-dependency] {{Ferry takes CompassClient and keeps it, but never uses it}}
}

final class Raft {
    private let charts: ChartStore
    init(charts: ChartStore) { self.charts = charts }
}
