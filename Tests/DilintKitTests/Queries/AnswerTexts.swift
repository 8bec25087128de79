import DilintKit
import TestSupport

/// The answers about some files, as they are printed without colours.
struct AnswerTexts {
    let files: [ProjectBuilder.File]
    private let page = AnswerPage(usesColor: false, isVerbose: false)

    init(_ files: [ProjectBuilder.File]) { self.files = files }

    func trace(_ type: String) throws(QueryError) -> String {
        let builder = ProjectBuilder(files: files)
        return page.text(
            of: try Analyzer(configuration: Configuration())
                .traces(of: type, in: builder.batches, modules: builder.modules))
    }

    func why(_ start: String, _ end: String) throws(QueryError) -> String {
        let builder = ProjectBuilder(files: files)
        return page.text(
            of: try Analyzer(configuration: Configuration())
                .chains(from: start, to: end, limit: 5, in: builder.batches, modules: builder.modules))
    }
}
