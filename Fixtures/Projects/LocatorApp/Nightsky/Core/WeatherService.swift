import Foundation

protocol WeatherService: Sendable {
    func cloudCover(at date: Date) async throws -> Double
}

final class StationWeatherService: WeatherService {
    private let station: String

    init(station: String) {
        self.station = station
    }

    func cloudCover(at date: Date) async throws -> Double {
        Double(Calendar.current.component(.hour, from: date) + station.count) / 100
    }
}
