// A factory that gives out nothing but opaque views can hardly be hidden behind a protocol.
// only: concrete-factory

import SwiftUI

struct PageViewFactory {
    let title: String
    @ViewBuilder func makeCover() -> some View { Text(title) }
    func makeIndex() -> some View { Text(title) }
}

struct BookView: View {
    let factory: PageViewFactory
    var body: some View { factory.makeCover() }
}
