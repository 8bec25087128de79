@MainActor
protocol AlertMailing {
    func warn(_ text: String) async
}

@MainActor
final class AlertMailer: AlertMailing {
    private var sent: Set<String> = []

    func warn(_ text: String) async {
        guard sent.insert(text).inserted else { return }
        await Task.yield()
    }
}
