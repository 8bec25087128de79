// The standard library's wrappers may be written with their module.

protocol LedgeAPI { func climb() }

final class Ibex {
    init(api: Swift.Optional<any LedgeAPI>) {}
    //   ^ warning: [unused-dependency] {{LedgeAPI}}
}

final class Chamois {
    init(apis: Swift.Array<any LedgeAPI>, names: Swift.Array<String>) {}
    //   ^ warning: [unused-dependency] {{LedgeAPI}}
}
