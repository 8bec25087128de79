import SwiftFacts

/// The names of the modules that come with Apple's platforms and Swift's toolchain.
enum AppleModules {
    static func contains(_ name: String) -> Bool { names.contains(name) || joinsOurs(name) }

    /// Whether a module is there where two of Apple's are imported, `_MapKit_SwiftUI`: others begin with the sign as well.
    private static func joinsOurs(_ name: String) -> Bool {
        guard name.hasPrefix("_") else { return false }
        return name.split(separator: "_").first.map { names.contains(String($0)) } ?? false
    }

    /// Those that the sources mention.
    static func mentioned(in table: FrozenNames) -> NameSet {
        NameSet(names.compactMap { table.find($0) }, count: table.count)
    }

    private static let names = Set(
        """
        Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook AlarmKit AppIntents AppKit
        AppTrackingTransparency ApplicationServices ARKit AudioToolbox AuthenticationServices AVFAudio AVFoundation
        AVKit BackgroundTasks BusinessChat CallKit CarPlay CFNetwork Charts ClockKit CloudKit Cocoa Combine CommonCrypto
        Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics
        CoreHaptics CoreImage CoreLocation CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CryptoKit CryptoTokenKit Darwin DeveloperToolsSupport
        DeviceActivity DeviceCheck Dispatch EventKit EventKitUI ExtensionFoundation ExtensionKit ExternalAccessory
        FamilyControls FileProvider FileProviderUI FinderSync Foundation FoundationEssentials FoundationModels
        FoundationNetworking FoundationXML GameController GameKit GameplayKit Glibc GLKit GroupActivities HealthKit
        HealthKitUI HomeKit iAd IdentityLookup ImageIO ImagePlayground InputMethodKit Intents IntentsUI IOBluetooth IOKit
        IOSurface JavaScriptCore LinkPresentation LocalAuthentication ManagedSettings MapKit Matter MatterSupport
        MediaAccessibility MediaPlayer Messages MessageUI Metal MetalKit MetalPerformanceShaders MetricKit
        MobileCoreServices ModelIO MultipeerConnectivity Musl MusicKit NaturalLanguage NearbyInteraction Network
        NetworkExtension NotificationCenter ObjectiveC Observation OpenGLES OSLog os PassKit PDFKit PencilKit Photos
        PhotosUI PushKit PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityKit
        RegexBuilder ReplayKit SafariServices SceneKit ScreenCaptureKit ScreenSaver ScreenTime Security SecurityInterface
        SensitiveContentAnalysis ServiceManagement SharedWithYou ShazamKit simd Social SoundAnalysis Speech SpriteKit
        SQLite3 StoreKit Swift SwiftData SwiftUI Synchronization SystemConfiguration SystemExtensions TabularData
        ThreadNetwork TipKit Translation TVMLKit TVServices TVUIKit UIKit UniformTypeIdentifiers UserNotifications
        UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit
        WebKit WidgetKit WorkoutKit XCTest XPC zlib Testing
        _Concurrency _Differentiation _RegexParser _StringProcessing _Volatile
        """.listedWords.map(String.init))
}
