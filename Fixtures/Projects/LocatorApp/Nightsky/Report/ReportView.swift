import SwiftUI

struct ReportView: View {
    let viewModel: ReportViewModel

    var body: some View {
        VStack {
            Text(viewModel.text)
            Button("Write") { viewModel.write() }
            Button("Attach last night") { viewModel.attachLastNight() }
        }
    }
}
