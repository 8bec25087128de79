/// What the pages that dilint writes have in common.
enum HTMLPage {
    /// Nothing may be loaded from anywhere.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    private static let colors = """
        :root { color-scheme: light dark; --back: #ffffff; --panel: #f6f7f9; --line: #d5d9de; --text: #1c1f23;
          --faint: #5a6068; --edge: #8a9099; --error: #d1242f; --warning: #9a6700; --note: #0969da; }
        @media (prefers-color-scheme: dark) {
          :root { --back: #16181c; --panel: #1f2227; --line: #363b43; --text: #e6e8eb; --faint: #9aa1ab;
            --edge: #767d87; --error: #ff6b6b; --warning: #e3b341; --note: #6cb6ff; } }
        """

    /// A whole page that loads nothing.
    static func page(title: String, style: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <title>\(title)</title>
        <style>
        \(colors)
        \(style)
        </style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }
}
