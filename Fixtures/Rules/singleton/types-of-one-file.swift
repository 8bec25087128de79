// What one file keeps to itself, a private type with its instance, is as good as its types' own.
// only: singleton

//- Sources/App/Dates.swift
import Foundation

fileprivate final class Formats {
    static let shared = Formats()
    private var cache: [String: DateFormatter] = [:]
    func format(_ key: String) -> DateFormatter { cache[key] ?? DateFormatter() }
}

final class SharedFormats {
    static let shared = SharedFormats()
    private var cache: [String: DateFormatter] = [:]
    func format(_ key: String) -> DateFormatter { cache[key] ?? DateFormatter() }
}

final class DateModel {
    func text(_ date: Date) -> String { Formats.shared.format("long").string(from: date) }
    func short(_ date: Date) -> String { SharedFormats.shared.format("short").string(from: date) }
    //                                   ^ warning: [singleton] {{DateModel reaches the shared instance SharedFormats.shared}}
}
