// Through a subclass, a typealias or an enclosing type, the finding names the type that declares the member.

class BaseStore {
    static let shared = BaseStore()
    func save() {}
}

final class DiskStore: BaseStore {}

enum Net {
    final class Client {
        static let shared = Client()
        func send() {}
    }
}

typealias NetClient = Net.Client

final class SubclassModel {
    func save() {
        DiskStore.shared.save()
    //  ^ warning: [singleton] {{SubclassModel reaches the shared instance BaseStore.shared}}
    }
}

final class NestedModel {
    func send() {
        Net.Client.shared.send()
    //  ^ warning: [singleton] {{NestedModel reaches the shared instance Net.Client.shared}}
    }
}

final class AliasModel {
    func send() {
        NetClient.shared.send()
    //  ^ warning: [singleton] {{AliasModel reaches the shared instance Net.Client.shared}}
    }
}
