import SwiftFacts

/// What dilint knows of types that no sources declare: Apple's frameworks and common packages. Sets of the numbers of
/// those names that the sources mention.
final class OutsideTypes: Sendable {
    let viewControllers: NameSet
    let views: NameSet
    /// Screens where factories make them.
    let windows: NameSet
    /// Views that a list makes as it needs them.
    let reusableViews: NameSet
    /// What nobody but the system makes, though it is no root.
    let systemMade: NameSet
    /// View controllers that others are shown in.
    let stacks: NameSet
    let swiftUIViews: NameSet
    let representables: NameSet
    /// What makes whatever runs through it for each who asks: a sequence its iterators, a publisher its subscriptions.
    let streams: NameSet
    /// What tells those who listen of one thing after the other, or answers once it can: a property of such a type is work.
    let reports: NameSet
    /// What a queue is given to run: a call put off.
    let operations: NameSet
    /// What lists ask for their rows.
    let listSources: NameSet
    /// What UIKit asks how one screen comes in place of another, and the root of such classes.
    let transitions: NameSet
    let objectRoots: NameSet
    /// Methods that only a view has to override, and those of view controllers.
    let viewMethods: NameSet
    let viewControllerMethods: NameSet
    let roots: NameSet
    let principalClasses: NameSet
    /// Functions that a server begins with, where a file imports one of `servers`.
    let rootFunctions: NameSet
    let servers: NameSet
    /// Methods of views that hand an object to all views below.
    let environmentSetters: NameSet
    let rootAttributes: NameSet
    let coding: NameSet
    /// Those of them that save what there is as it is, be it the state of a screen.
    let archived: NameSet
    let models: NameSet
    let modelAttributes: NameSet
    let wrapperAttributes: NameSet
    let resultBuilderAttributes: NameSet
    let values: NameSet
    /// Types of the standard library and Foundation that are values and nothing else.
    let scalars: NameSet
    let observable: NameSet
    /// Packages' protocols of what a screen shows.
    let screenModels: NameSet
    /// Wrappers that only say who is told of a change.
    let publishingAttributes: NameSet
    let services: NameSet
    let neverServices: NameSet
    let previewsAndTests: NameSet
    /// What a project's own containers and assemblies derive from.
    let libraryContainers: NameSet
    /// Those of them that an idiom tells of, and the modules of their libraries.
    let (idiomContainers, idiomContainerModules): (FewNames, FewNames)
    /// Protocols of values, Apple's, whose names no prefix tells, and of reducers, which ask for no property that is kept;
    /// all that are in no other list.
    private let further: NameSet

    init(_ names: FrozenNames, _ idioms: IdiomTable) {
        func ids(_ words: String) -> NameSet { NameSet(words: words, of: names) }
        var viewControllers = ids(Words.viewControllers)
        for name in idioms.screens { viewControllers.insert(name) }
        self.viewControllers = viewControllers
        views = ids(Words.views)
        windows = ids(Words.windows)
        reusableViews = ids(Words.reusableViews)
        systemMade = ids(Words.systemMade)
        stacks = ids(Words.stacks)
        swiftUIViews = ids(Words.swiftUIViews)
        representables = ids(Words.representables)
        streams = ids(Words.streams)
        reports = ids(Words.reports)
        operations = ids(Words.operations)
        listSources = ids(Words.listSources)
        transitions = ids(Words.transitions)
        objectRoots = ids(Words.objectRoots)
        viewMethods = ids(Words.viewMethods)
        viewControllerMethods = ids(Words.viewControllerMethods)
        roots = ids(Words.roots)
        principalClasses = ids(Words.principalClasses)
        rootFunctions = ids(Words.rootFunctions)
        servers = ids(Words.servers)
        environmentSetters = ids(Words.environmentSetters)
        rootAttributes = ids(Words.rootAttributes)
        coding = ids(Words.coding + " " + Words.archived)
        archived = ids(Words.archived)
        models = ids(Words.models)
        modelAttributes = ids(Words.modelAttributes)
        wrapperAttributes = ids(Words.wrapperAttributes)
        resultBuilderAttributes = ids(Words.resultBuilderAttributes)
        values = ids(Words.values)
        scalars = ids(Words.scalars)
        observable = ids(Words.observable)
        screenModels = ids(Words.screenModels)
        publishingAttributes = ids(Words.publishingAttributes)
        services = ids(Words.services)
        neverServices = ids(Words.neverServices + "\n" + Words.neverServicesOfPackages)
        previewsAndTests = ids(Words.previewsAndTests)
        var containers = ids(Words.unreadContainers)
        for name in idioms.containerBases { containers.insert(name) }
        libraryContainers = containers
        (idiomContainers, idiomContainerModules) = (idioms.containerBases, idioms.containerModules)
        further = ids(Words.further)
    }

    /// Whether a name is in one of the lists, so that it is known what it asks of whoever has it.
    func isKnown(_ name: NameID) -> Bool {
        let lists = [
            viewControllers, views, reusableViews, swiftUIViews, representables, streams, operations, roots, coding,
            models, values, observable, services, previewsAndTests, libraryContainers, further,
        ]
        return lists.contains { $0.contains(name) }
    }
}

/// The names, as they are listed.
private enum Words {
    static let viewControllers = """
        UIViewController UITableViewController UICollectionViewController UINavigationController UITabBarController
        UISplitViewController UIPageViewController UIHostingController UIAlertController UIActivityViewController
        UIInputViewController UISearchController UIImagePickerController UIDocumentPickerViewController
        NSViewController NSWindowController NSSplitViewController NSTabViewController NSHostingController
        NSTitlebarAccessoryViewController QLPreviewController MFMailComposeViewController SFSafariViewController
        AVPlayerViewController WKInterfaceController SLComposeServiceViewController GLKViewController
        MFMessageComposeViewController UIReferenceLibraryViewController PHPickerViewController ASDKViewController
        """
    static let views = """
        UIView NSView UIControl UIButton UILabel UIImageView UIStackView UIScrollView UITableView UICollectionView
        UITableViewCell UICollectionViewCell UICollectionReusableView UITableViewHeaderFooterView UITextField
        UITextView UIWindow NSWindow NSPanel UINavigationBar UIToolbar UITabBar UISearchBar UISwitch UISlider
        UIProgressView UIActivityIndicatorView UIPickerView UIDatePicker UISegmentedControl UIPageControl
        UIVisualEffectView WKWebView MKMapView NSTableView NSOutlineView NSTableCellView NSTextField NSTextView
        NSButton NSControl NSStackView NSScrollView NSMenu NSMenuItem NSToolbar UIBarButtonItem UIGestureRecognizer
        CALayer ASDisplayNode NSCollectionViewItem NSTableRowView UIRefreshControl MKAnnotationView
        MKMarkerAnnotationView MKPinAnnotationView
        UIInputView UICollectionViewLayout UICollectionViewFlowLayout UIPresentationController NSPopover
        """
    static let windows = "NSWindow NSPanel UIWindow"
    static let reusableViews = """
        UITableViewCell UICollectionViewCell UICollectionReusableView UITableViewHeaderFooterView NSCollectionViewItem
        NSTableCellView NSTableRowView MKAnnotationView MKMarkerAnnotationView MKPinAnnotationView
        """
    static let stacks =
        "UINavigationController UITabBarController UISplitViewController NSSplitViewController NSTabViewController"
    static let systemMade = """
        WKInterfaceController WKHostingController WKUserNotificationInterfaceController WKUserNotificationHostingController
        UIApplication NSApplication XCTestCase NSEntityMigrationPolicy NSDocument NSPersistentDocument NSScriptCommand
        NSDocumentController NSCloneCommand NSCloseCommand NSCountCommand NSCreateCommand NSDeleteCommand NSExistsCommand NSGetCommand
        NSMoveCommand NSQuitCommand NSSetCommand URLProtocol UICollectionViewLayoutAttributes
        """
    static let swiftUIViews = """
        View AnyView ViewModifier ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle TextFieldStyle GroupBoxStyle
        ToolbarContent Scene Commands Shape InsettableShape App Widget WidgetBundle ProgressViewStyle MenuStyle
        TableRowContent DynamicViewContent CustomizableToolbarContent Layout NavigationTransition Gesture
        """
    static let representables = """
        UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable
        WKInterfaceObjectRepresentable
        """
    static let further = """
        Sendable Comparable CaseIterable CustomStringConvertible CustomDebugStringConvertible CustomReflectable
        IteratorProtocol AsyncIteratorProtocol Collection EnvironmentKey PreferenceKey DynamicProperty Transferable
        TimelineEntry Reducer ReducerProtocol
        """
    static let streams = "Publisher ConnectablePublisher Sequence AsyncSequence"
    static let reports = """
        Publisher AnyPublisher PassthroughSubject CurrentValueSubject AsyncSequence AnyAsyncSequence AsyncStream
        AsyncThrowingStream Observable Driver Signal SharedSequence Infallible Single Maybe Completable BehaviorRelay
        PublishRelay ReplayRelay BehaviorSubject PublishSubject ReplaySubject SignalProducer
        """
    static let operations = "Operation NSOperation"
    static let listSources = """
        UITableViewDataSource UICollectionViewDataSource UITableViewDiffableDataSource UICollectionViewDiffableDataSource
        NSTableViewDataSource NSOutlineViewDataSource NSCollectionViewDataSource NSTableViewDiffableDataSource
        NSCollectionViewDiffableDataSource UIPickerViewDataSource UIPageViewControllerDataSource NSComboBoxDataSource
        """
    static let transitions = """
        UIViewControllerTransitioningDelegate UIAdaptivePresentationControllerDelegate
        UIPopoverPresentationControllerDelegate UIViewControllerAnimatedTransitioning
        """
    static let objectRoots = "NSObject NSObjectProtocol"
    static let viewMethods = """
        didMoveToSuperview didMoveToWindow willMove layoutSubviews viewDidMoveToWindow viewDidMoveToSuperview
        viewWillMove
        """
    static let viewControllerMethods = "viewDidLoad viewWillAppear viewDidAppear loadView"
    static let roots = """
        App UIApplication NSApplication UIApplicationDelegate NSApplicationDelegate UIWindowSceneDelegate UISceneDelegate WKExtensionDelegate
        WKApplicationDelegate CPTemplateApplicationSceneDelegate CPTemplateApplicationDashboardSceneDelegate
        WidgetBundle Widget UNNotificationServiceExtension INExtension NEPacketTunnelProvider NEFilterDataProvider
        NEAppProxyProvider NETransparentProxyProvider NEDNSProxyProvider SLComposeServiceViewController
        NSFileProviderExtension NSFileProviderReplicatedExtension CXCallDirectoryProvider ParsableCommand
        AsyncParsableCommand ParsableArguments IMessagesAppViewController MSMessagesAppViewController FIFinderSync
        NSExtensionRequestHandling UIApplicationDelegateAdaptor UNNotificationContentExtension
        ASCredentialProviderViewController QLThumbnailProvider QLPreviewingController SFSafariExtensionHandler
        ILMessageFilterExtension DeviceActivityMonitor FPUIActionExtensionViewController NEAppPushProvider
        AppIntent AudioPlaybackIntent AudioRecordingIntent LiveActivityIntent OpenIntent ForegroundContinuableIntent
        WidgetConfigurationIntent ControlConfigurationIntent SetValueIntent PredictableIntent AppShortcutsProvider
        AudioStartingIntent SystemIntent URLRepresentableIntent DeleteIntent ShowInAppSearchResultsIntent
        EntityQuery EntityStringQuery EnumerableEntityQuery EntityPropertyQuery UniqueAppEntityQuery IntentValueQuery
        DynamicOptionsProvider CustomIntentMigratedAppIntent ProgressReportingIntent CameraCaptureIntent SnippetIntent UndoableIntent
        NCWidgetProviding INUIHostedViewControlling NEFilterControlProvider NEURLFilterControlProvider
        ShieldConfigurationDataSource ShieldActionDelegate RPBroadcastSampleHandler QLPreviewProvider
        TVTopShelfContentProvider TVTopShelfProvider ILClassificationUIExtensionViewController
        CSIndexExtensionRequestHandler UIInputViewController XCSourceEditorExtension XCSourceEditorCommand
        AUAudioUnitFactory PHContentEditingController CLLocationPushServiceExtension BADownloaderExtension
        ASAccountAuthenticationModificationViewController PKIssuerProvisioningExtensionHandler MEExtension
        TKTokenDriver TKSmartCardTokenDriver
        """
    /// What Xcode calls the principal class of an app extension.
    static let principalClasses =
        "ShareViewController ActionViewController TodayViewController KeyboardViewController IntentViewController"
    static let rootFunctions = "configure routes"
    static let servers = "Vapor"
    static let environmentSetters = "environment environmentObject"
    /// `@AppIntent(schema:)` adds the conformance to `AppIntent`.
    static let rootAttributes = "main UIApplicationMain NSApplicationMain AppIntent AssistantIntent"
    static let coding = """
        Codable Decodable Encodable NSCopying NSMutableCopying FetchableRecord PersistableRecord TableRecord
        """
    static let archived = "NSCoding NSSecureCoding"
    static let models = """
        NSManagedObject Object EmbeddedObject RealmSwiftObject RLMObject Model PersistentModel Record PFObject
        _MessageImplementationBase GeneratedMessage
        """
    static let modelAttributes = "Model"
    static let wrapperAttributes = "propertyWrapper"
    static let resultBuilderAttributes = "resultBuilder _functionBuilder"
    static let values =
        "Equatable Hashable Identifiable Error LocalizedError CustomNSError OptionSet RawRepresentable"
    static let scalars = """
        String Substring Character Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat
        Decimal Date Data URL UUID NSString NSNumber
        """
    static let observable = "ObservableObject Observable"
    /// ReactorKit's
    static let screenModels = "Reactor"
    static let publishingAttributes = "Published ObservationIgnored ObservationTracked"
    static let services = """
        URLSession UserDefaults NotificationCenter FileManager NSUbiquitousKeyValueStore UNUserNotificationCenter
        DistributedNotificationCenter NSWorkspace CKContainer CKDatabase BGTaskScheduler WidgetCenter
        UIPasteboard NSPasteboard AVAudioSession CLLocationManager CMMotionManager CBCentralManager HKHealthStore
        EKEventStore CNContactStore LAContext SKPaymentQueue CSSearchableIndex WCSession PHPhotoLibrary
        NWPathMonitor HTTPCookieStorage WKWebsiteDataStore NSPersistentContainer ModelContainer NSPersistentCloudKitContainer
        URLSessionProtocol CXCallController CXProvider MXMetricManager
        """
    /// Values, handles and parts of Apple's own that a service's word ends, a configured one perhaps. UIKit's are left out
    /// by their prefix, see `OutsideNames`.
    static let neverServices = """
        Logger OSLog NSItemProvider CGDataProvider KeyedDecodingContainer KeyedEncodingContainer
        UnkeyedDecodingContainer UnkeyedEncodingContainer SingleValueDecodingContainer SingleValueEncodingContainer
        NSCache URLCache NSFileCoordinator NSPersistentStoreCoordinator ViewBuilder AVAssetImageGenerator CGColorSpace
        NSCollectionViewDiffableDataSource NSTableViewDataSource NSOutlineViewDataSource SceneStorage AppStorage
        NSTextStorage ASWebAuthenticationSession AVCaptureSession ARSession TimelineProvider IntentTimelineProvider
        AppIntentTimelineProvider PresentationMode AVCaptureVideoDataOutput URLCredentialStorage ObjectIdentifier
        UndoManager
        """
    /// The same of packages: result builders, what draws, what a generated message keeps, and handles of a log.
    static let neverServicesOfPackages = """
        StringBuilder ResultBuilder ContentBuilder DDLogger AnimationProvider ImageProvider KFImage UnknownStorage
        SingleValueContainer
        """
    static let previewsAndTests = "PreviewProvider XCTestCase QuickSpec AsyncSpec FBSnapshotTestCase"
    /// Of libraries that no idiom reads.
    static let unreadContainers = "DIPart DIFramework"
}
