// The standard library's wrappers may be written with their module.

protocol LedgeAPI { func climb() }

final class Ibex {
    init(api: Swift.Optional<any LedgeAPI>) {}
    //   ^ warning: [unused-dependency] {{Ibex takes LedgeAPI, but never uses it}}
}

final class Chamois {
    init(apis: Swift.Array<any LedgeAPI>, names: Swift.Array<String>) {}
    //   ^ warning: [unused-dependency] {{Chamois takes LedgeAPI, but never uses it}}
}
