import SwiftFacts

/// What dilint knows of types that no sources declare: Apple's frameworks and common packages. Sets of the numbers of
/// those names that the sources mention.
final class OutsideTypes: Sendable {
    let viewControllers: NameSet
    let views: NameSet
    let swiftUIViews: NameSet
    let representables: NameSet
    let roots: NameSet
    let rootAttributes: NameSet
    let coding: NameSet
    let models: NameSet
    let modelAttributes: NameSet
    let values: NameSet
    let observable: NameSet
    let services: NameSet
    let neverServices: NameSet
    let previews: NameSet
    let libraryContainers: NameSet

    init(_ names: NameTable) {
        func ids(_ words: String) -> NameSet { NameSet(words: words, of: names) }
        viewControllers = ids(
            """
            UIViewController UITableViewController UICollectionViewController UINavigationController UITabBarController
            UISplitViewController UIPageViewController UIHostingController UIAlertController UIActivityViewController
            UIInputViewController UISearchController UIImagePickerController UIDocumentPickerViewController
            NSViewController NSWindowController NSSplitViewController NSTabViewController NSHostingController
            NSTitlebarAccessoryViewController QLPreviewController MFMailComposeViewController SFSafariViewController
            AVPlayerViewController WKInterfaceController SLComposeServiceViewController GLKViewController
            MFMessageComposeViewController UIReferenceLibraryViewController PHPickerViewController ASDKViewController
            """)
        views = ids(
            """
            UIView NSView UIControl UIButton UILabel UIImageView UIStackView UIScrollView UITableView UICollectionView
            UITableViewCell UICollectionViewCell UICollectionReusableView UITableViewHeaderFooterView UITextField
            UITextView UIWindow NSWindow NSPanel UINavigationBar UIToolbar UITabBar UISearchBar UISwitch UISlider
            UIProgressView UIActivityIndicatorView UIPickerView UIDatePicker UISegmentedControl UIPageControl
            UIVisualEffectView WKWebView MKMapView NSTableView NSOutlineView NSTableCellView NSTextField NSTextView
            NSButton NSControl NSStackView NSScrollView NSMenu NSMenuItem NSToolbar UIBarButtonItem UIGestureRecognizer
            CALayer ASDisplayNode NSCollectionViewItem NSTableRowView UIRefreshControl MKAnnotationView
            UIInputView UICollectionViewLayout UICollectionViewFlowLayout UIPresentationController NSPopover
            """)
        swiftUIViews = ids(
            """
            View ViewModifier ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle TextFieldStyle GroupBoxStyle
            ToolbarContent Scene Commands Shape InsettableShape App Widget WidgetBundle ProgressViewStyle MenuStyle
            TableRowContent DynamicViewContent CustomizableToolbarContent Layout NavigationTransition Gesture
            """)
        representables = ids(
            """
            UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable
            WKInterfaceObjectRepresentable
            """)
        roots = ids(
            """
            App UIApplicationDelegate NSApplicationDelegate UIWindowSceneDelegate UISceneDelegate WKExtensionDelegate
            WKApplicationDelegate CPTemplateApplicationSceneDelegate CPTemplateApplicationDashboardSceneDelegate
            WidgetBundle UNNotificationServiceExtension INExtension NEPacketTunnelProvider NEFilterDataProvider
            NEAppProxyProvider NETransparentProxyProvider NEDNSProxyProvider SLComposeServiceViewController
            NSFileProviderExtension NSFileProviderReplicatedExtension CXCallDirectoryProvider ParsableCommand
            AsyncParsableCommand IMessagesAppViewController MSMessagesAppViewController FIFinderSync
            NSExtensionRequestHandling UIApplicationDelegateAdaptor UNNotificationContentExtension
            ASCredentialProviderViewController QLThumbnailProvider QLPreviewingController SFSafariExtensionHandler
            ILMessageFilterExtension DeviceActivityMonitor FPUIActionExtensionViewController NEAppPushProvider
            """)
        rootAttributes = ids("main UIApplicationMain NSApplicationMain")
        coding = ids(
            "Codable Decodable Encodable NSCoding NSSecureCoding FetchableRecord PersistableRecord TableRecord")
        models = ids(
            "NSManagedObject Object EmbeddedObject RealmSwiftObject RLMObject Model PersistentModel Record PFObject")
        modelAttributes = ids("Model")
        values = ids("Equatable Hashable Identifiable Error LocalizedError CustomNSError OptionSet RawRepresentable")
        observable = ids("ObservableObject Observable")
        services = ids(
            """
            URLSession UserDefaults NotificationCenter FileManager NSUbiquitousKeyValueStore UNUserNotificationCenter
            DistributedNotificationCenter NSWorkspace CKContainer CKDatabase BGTaskScheduler WidgetCenter
            UIPasteboard NSPasteboard AVAudioSession CLLocationManager CMMotionManager CBCentralManager HKHealthStore
            EKEventStore CNContactStore LAContext SKPaymentQueue CSSearchableIndex WCSession PHPhotoLibrary
            NWPathMonitor HTTPCookieStorage WKWebsiteDataStore NSPersistentContainer ModelContainer
            URLSessionProtocol CXCallController CXProvider MXMetricManager
            """)
        neverServices = ids(
            """
            Logger OSLog NSItemProvider CGDataProvider UIStoryboard KeyedDecodingContainer KeyedEncodingContainer
            UnkeyedDecodingContainer UnkeyedEncodingContainer SingleValueDecodingContainer SingleValueEncodingContainer
            SingleValueContainer NSCache URLCache NSFileCoordinator UIViewControllerTransitionCoordinator
            UIFocusAnimationCoordinator NSPersistentStoreCoordinator ViewBuilder StringBuilder ResultBuilder
            ContentBuilder UIContextMenuContentPreviewProvider DDLogger UIDropSession UIDragSession UIDragDropSession
            UIMenuBuilder AVAssetImageGenerator CGColorSpace UICollectionViewCompositionalLayoutSectionProvider
            UICollectionViewDiffableDataSource UITableViewDiffableDataSource NSCollectionViewDiffableDataSource
            UITableViewDataSource UICollectionViewDataSource UIPickerViewDataSource UIPageViewControllerDataSource
            NSTableViewDataSource NSOutlineViewDataSource AnimationProvider SceneStorage AppStorage NSTextStorage
            ASWebAuthenticationSession AVCaptureSession ARSession TimelineProvider IntentTimelineProvider
            AppIntentTimelineProvider UISpringLoadedInteractionContext PresentationMode ImageProvider KFImage
            AVCaptureVideoDataOutput URLCredentialStorage ObjectIdentifier
            """)
        previews = ids("PreviewProvider")
        libraryContainers = ids(
            "SharedContainer Assembly Component BootstrapComponent PluginizedComponent NonCoreComponent ModuleAssembly"
                + " AutoInitModuleAssembly ResolverRegistering DIPart DIFramework RootComponent AutoRegistering")
    }
}
