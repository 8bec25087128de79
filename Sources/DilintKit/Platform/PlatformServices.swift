import SwiftFacts

/// Apple's shared services: what does input and output, holds shared mutable state, sends messages or asks for
/// permissions. Ambient values (locale, calendar, screen, queues, bundle) are none.
///
/// A class, so that asking it copies nothing.
final class PlatformServices: Sendable {
    /// From a member's name to the types whose member of that name is a service.
    private let services: [NameID: [NameID]]
    /// Its keys: hardly any member that code reaches is among them.
    private let serviceMembers: NameSet
    /// Names of Apple's types, as far as their prefixes tell.
    let appleTypes: NameSet
    private let sharedNames: NameSet
    /// `NSApp`, and the type of what it holds.
    private let application: NameID?
    private let applicationType: NameID?
    private let applicationTypes: NameSet
    private let surroundings: NameSet
    private let changing: FewNames

    init(_ names: FrozenNames, known: WellKnownNames, workers: WorkerPool) {
        var services: [NameID: [NameID]] = [:]
        Self.table.forEachListedWord { word in
            guard let dot = word.firstIndex(of: UInt8(ascii: ".")),
                let type = names.find(UnsafeBufferPointer(rebasing: word[..<dot])),
                let member = names.find(UnsafeBufferPointer(rebasing: word[(dot + 1)...]))
            else { return }
            services[member, default: []].append(type)
        }
        self.services = services
        serviceMembers = NameSet(services.keys, count: names.count)
        var appleTypes = NameSet(count: names.count, workers: workers) { names.withBytes(of: $0, Self.isApple) }
        for name in Self.unprefixed.compactMap({ names.find($0) }) { appleTypes.insert(name) }
        self.appleTypes = appleTypes
        sharedNames = NameSet(words: "shared sharedInstance", of: names)
        (application, applicationType) = (known.application, known.applicationType)
        applicationTypes = NameSet(words: "UIApplication NSApplication NSApp", of: names)
        surroundings = NameSet(words: Self.surroundings, of: names)
        changing = FewNames(Self.changing.compactMap { names.find($0) })
    }

    /// Whether a type is the running application's, which has a delegate of the project.
    func isApplication(_ type: NameID) -> Bool { applicationTypes.contains(type) }

    /// Whether a type's shared instance tells, by that member, of the screen and its reader alone: `UIApplication` has the
    /// layout's direction as `UITraitCollection.current` has.
    func isSurroundings(_ member: NameID, of type: NameID) -> Bool {
        surroundings.contains(member) && isApplication(type)
    }

    /// Whether `Type.member` is a platform service.
    func isService(type: NameID, member: NameID) -> Bool {
        serviceMembers.contains(member) && services[member]?.contains(type) == true
    }

    /// Whether a service is another one every now and then, or none: who kept it would go on with the old one.
    func isChanging(type: NameID, member: NameID) -> Bool {
        changing.contains(type) && isService(type: type, member: member)
    }

    /// Whether a name that no source declares is a global variable that holds a platform service.
    func isGlobal(_ name: NameID) -> Bool { name == application }

    /// The type of what a global variable of the platform holds, where the sources mention it; else the name itself.
    func type(namedBy name: NameID) -> NameID { isGlobal(name) ? applicationType ?? name : name }

    /// How reports call what the global variable holds.
    static let application = "NSApplication.shared"

    /// Adds the types that have a service among their statics, and the names of those.
    func add(toTypes types: inout NameSet, members: inout NameSet) {
        members.formUnion(serviceMembers)
        for type in services.values.joined() { types.insert(type) }
    }

    /// Whether `Type.member` is the shared instance of a package's type.
    func isThirdParty(type: NameID, member: NameID) -> Bool {
        sharedNames.contains(member) && !appleTypes.contains(type)
    }

    /// Whether a name is one of Apple's types, as far as its prefix tells.
    func isApple(_ name: NameID) -> Bool { appleTypes.contains(name) }

    /// Whether a name begins with a prefix of Apple's frameworks and goes on with a word: `UIDevice`, `AVPlayer`.
    static func isApple(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count > 3, isUppercase(name[0]), isUppercase(name[1]), isUppercase(name[2]), !isUppercase(name[3])
        else { return false }
        return prefixes.contains(UInt16(name[0]) << 8 | UInt16(name[1]))
    }

    private static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    private static let prefixes = Set(
        """
        UI NS CA CG CI CK CL CM CN CS CT CX AV MK MP MT MX NE NW PH PK QL SC SF SK ST UN VN WK EK GK GC HK HM IN LA LP
        CW EA FI TK MC OS AS AR BG CB DC AC AD AE CF CP IO JS ML MF MD NI NF NL PT RP SL SM SN TV UT VS WC CH GL MR SI BA
        """.listedWords.map { UInt16($0.utf8.first ?? 0) << 8 | UInt16($0.utf8.last ?? 0) })

    private static let unprefixed: Set<String> = [
        "URLSession", "URLCache", "HTTPCookieStorage", "URLCredentialStorage", "UserDefaults", "FileManager", "Bundle",
        "NotificationCenter", "DistributedNotificationCenter", "ProcessInfo", "Thread", "RunLoop", "OperationQueue",
        "DispatchQueue", "WidgetCenter", "ControlCenter", "MainActor", "AppDependencyManager", "AuthorizationCenter",
        "ManagedSettingsStore", "TipsCenter", "Locale", "Calendar", "TimeZone", "Host", "Progress", "UndoManager",
        "SystemLanguageModel", "ImmediateScheduler", "WorkoutScheduler", "WeatherService", "MusicLibrary",
        "SystemMusicPlayer", "ApplicationMusicPlayer", "IntentDonationManager", "AlarmManager",
        "ActivityAuthorizationInfo", "AppStore", "Transaction", "Storefront", "IOBluetoothHost",
    ]

    private static let surroundings =
        "userInterfaceLayoutDirection preferredContentSizeCategory statusBarFrame statusBarOrientation"

    /// Of the table those whose instance stands for how things are at the moment.
    private static let changing = ["Storefront", "GCController"]

    private static let table = """
        URLSession.shared URLCache.shared HTTPCookieStorage.shared URLCredentialStorage.shared WKWebsiteDataStore.default
        WKContentRuleListStore.default NEVPNManager.shared NEFilterManager.shared
        NEHotspotConfigurationManager.shared NEDNSSettingsManager.shared UserDefaults.standard
        NSUbiquitousKeyValueStore.default FileManager.default NSFileProviderManager.default CKContainer.default
        NotificationCenter.default DistributedNotificationCenter.default NSAppleEventManager.shared
        UNUserNotificationCenter.current BGTaskScheduler.shared Storefront.current WidgetCenter.shared ControlCenter.shared
        CLKComplicationServer.sharedInstance UIApplication.shared NSApplication.shared WKExtension.shared
        WKApplication.shared NSWorkspace.shared NSDocumentController.shared NSHelpManager.shared NSFontManager.shared
        NSColorPanel.shared UIMenuSystem.main UIMenuController.shared UIPrintInteractionController.shared
        SMAppService.mainApp UIPasteboard.general NSPasteboard.general AVCaptureDevice.default
        AVAudioSession.sharedInstance AVAudioApplication.shared MPRemoteCommandCenter.shared
        MPNowPlayingInfoCenter.default MPMusicPlayerController.systemMusicPlayer MPMediaLibrary.default
        PHPhotoLibrary.shared PHImageManager.default GCController.current ASIdentifierManager.shared
        ASCredentialIdentityStore.shared SKPaymentQueue.default DCDevice.current DCAppAttestService.shared
        GKLocalPlayer.local GKAccessPoint.shared AuthorizationCenter.shared CSSearchableIndex.default
        INVoiceShortcutCenter.shared INFocusStatusCenter.default AppDependencyManager.shared MXMetricManager.shared
        WCSession.default QLThumbnailGenerator.shared
        """
}
