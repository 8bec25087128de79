/// Where files lie, as far as their paths tell: the module and the folder of each.
struct FilePlaces: Sendable {
    /// Module number by file.
    let module: [Int32]
    /// By file: whether its place makes it test code.
    let isTest: [Bool]
    /// Module names by module number.
    let moduleNames: [String]
    /// By module number: whether it is a target of a manifest.
    let isTarget: [Bool]
    let folders: FolderTree

    /// - Parameter paths: By file, ascending by their bytes.
    init(ofAscending paths: [String], in layout: ModuleLayout) {
        var numbers: [String: Int32] = [:]
        var names: [String] = []
        var module: [Int32] = []
        var isTest: [Bool] = []
        var places = ModuleLayout.Lookup(layout)
        let folders = FolderTree(ofAscending: paths)
        for (file, path) in paths.enumerated() {
            if file > 0, places.isOfFolder, folders.folder(of: file) == folders.folder(of: file - 1) {
                module.append(module[file - 1])
                isTest.append(isTest[file - 1])
                continue
            }
            let place = places.module(of: path)
            if let last = module.last, names[Int(last)] == place.name {
                module.append(last)
            } else {
                let number = numbers[place.name] ?? Int32(names.count)
                if number == names.count {
                    numbers[place.name] = number
                    names.append(place.name)
                }
                module.append(number)
            }
            isTest.append(place.isTest)
        }
        self.module = module
        self.isTest = isTest
        moduleNames = names
        isTarget = names.map(layout.isTarget)
        self.folders = folders
    }
}
