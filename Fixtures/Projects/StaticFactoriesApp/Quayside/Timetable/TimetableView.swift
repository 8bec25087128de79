import SwiftUI

struct TimetableView: View {
    @State private var viewModel: TimetableViewModel

    init(viewModel: TimetableViewModel) {
        _viewModel = State(wrappedValue: viewModel)
    }

    var body: some View {
        List(viewModel.departures) { departure in
            Button(departure.harbour) { viewModel.select(departure) }
        }
        .task { await viewModel.load() }
    }
}

#if DEBUG
    #Preview {
        TimetableView(viewModel: TimetableViewModel(timetable: TimetableServiceFactory.create()) { _ in })
    }
#endif
