// Of a type that no Swift declares and no package brings in, `shared()` is a method of the Objective-C next door; what is
// not called may be a case.
// only: singleton

import UIKit

final class BuoyModel {
    func mark() {
        LHStyles.shared().apply()
    //  ^ warning: [singleton] {{BuoyModel reaches the shared instance LHStyles.shared}}
        LHPlayer.sharedInstance().play()
    //  ^ warning: [singleton] {{BuoyModel reaches the shared instance LHPlayer.sharedInstance}}
        LHStyles.current().apply()
        EAAccessoryManager.shared().showBluetoothAccessoryPicker(withNameFilter: nil)
        let place = Anchorage.shared
        print(place)
    }
}
