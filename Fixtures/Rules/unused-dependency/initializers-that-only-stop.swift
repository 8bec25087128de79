// An initializer that does nothing but end the program takes nothing: it is there because it has to be.

protocol FellAPI { func graze() }

final class Herdwick {
    init(api: any FellAPI) { fatalError("init(api:) has not been implemented") }
}

final class Swaledale {
    init(api: any FellAPI) { preconditionFailure() }
}

final class Cheviot {
    init(api: any FellAPI) {
    //   ^ warning: [unused-dependency] {{Cheviot takes FellAPI, but never uses it}}
        print("Cheviot")
        fatalError()
    }
}
