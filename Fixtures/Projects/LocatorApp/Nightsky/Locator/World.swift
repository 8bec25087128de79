import Foundation

/// What the app takes for granted.
struct World {
    var weather: any WeatherService
    var mailer: any AlertMailing
    var now: () -> Date
    var locale: Locale
}

@MainActor
var Current = World(
    weather: StationWeatherService(station: "La Silla"),
    mailer: AlertMailer(),
    now: Date.init,
    locale: .current
)
