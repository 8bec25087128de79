import Dependencies

extension Forecast: DependencyKey {
    static let liveValue = Forecast(degrees: { 12 })
}
