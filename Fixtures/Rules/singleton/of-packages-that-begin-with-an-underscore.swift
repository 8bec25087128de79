// A package's module may begin with an underscore, as do those of Apple's that are there where two others are imported.

//- Sources/App/Vault.swift
import Foundation
import _HarbourVault

final class VaultModel {
    func open() { VaultStore.shared.open() }
    //            ^ warning: [singleton] {{VaultModel reaches the shared instance VaultStore.shared}}
}

//- Sources/App/Chart.swift
import _Concurrency
import _MapKit_SwiftUI

final class ChartModel {
    func open() { ChartStore.shared.open() }
}
