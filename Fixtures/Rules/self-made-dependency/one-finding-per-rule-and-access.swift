// What is made of the maker's own dependencies is inline assembly, a container's construction is that alone.
// only: self-made-dependency, inline-assembly, container-outside-root

protocol HiveReading {
    func read()
}

final class HiveReader: HiveReading {
    func read() {}
}

final class HiveCacheService: HiveReading {
    private let reader: any HiveReading
    init(reader: any HiveReading) { self.reader = reader }
    func read() { reader.read() }
}

final class HiveContainer {
    lazy var reader: any HiveReading = HiveReader()
    lazy var cache: any HiveReading = HiveCacheService(reader: reader)
}

final class HiveViewModel {
    private let cache: HiveCacheService
    private let container = HiveContainer()
    //                      ^ warning: [container-outside-root] {{HiveViewModel constructs the container HiveContainer}}
    init(reader: HiveReader) {
        cache = HiveCacheService(reader: reader)
        //      ^ note: [inline-assembly] {{HiveViewModel builds HiveCacheService out of its own dependencies}}
    }
    func read() { cache.read(); container.reader.read() }
}
