// State that views watch is data beside a service in the environment, or in a container, as it is alone. A value that is worked
// out of it is state as well; what tells somebody else, or asks for something, is more.
// only: hidden-dependency

import SwiftUI

@Observable final class SheetState {
    var isShown = false
}

@Observable final class ScrollState {
    var offset = 0.0
    var names: [String] = []
    var isScrolled: Bool { offset > 0 }
    var longest: Int { names.map(\.count).max() ?? 0 }
    var shown: Binding<Bool> { Binding(get: { self.offset > 0 }, set: { self.offset = $0 ? 1 : 0 }) }
}

@Observable final class StoredState {
    var offset = 0.0
    var name: String {
        get { UserDefaults.standard.string(forKey: "name") ?? "" }
        set { UserDefaults.standard.set(newValue, forKey: "name") }
    }
}

@Observable final class ToldState {
    var offset = 0.0
    var name: String {
        get { "\(offset)" }
        set { tell(newValue) }
    }
}

func tell(_ name: String) {}

final class TapeService {
    func play() {}
}

final class PlainTape {
    var length = 0
}

extension EnvironmentValues {
    @Entry var sheet: SheetState = .init()
    @Entry var tape: TapeService = .init()
    @Entry var plain: PlainTape = .init()
}

struct RowView: View {
    @Environment(\.sheet) private var sheet
    @Environment(\.tape) private var tape
//  ^ note: [hidden-dependency] {{RowView needs TapeService, which no initializer shows}}
    @Environment(ScrollState.self) private var scroll
    @Environment(StoredState.self) private var stored
//  ^ note: [hidden-dependency] {{RowView fetches StoredState and does nothing with it}}
    @Environment(ToldState.self) private var told
//  ^ note: [hidden-dependency] {{RowView fetches ToldState and does nothing with it}}
    var body: some View { Text("\(sheet.isShown) \(scroll.offset)").onTapGesture { tape.play() } }
}
