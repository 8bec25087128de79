import Foundation

/// The addresses of the pigeon post.
enum Endpoint {
    case lofts
    case letters(in: Loft.ID)
    case send
    case account
    case attachment(name: String)

    var url: URL {
        let base = URL(string: "https://post.pigeon.example") ?? URL(fileURLWithPath: "/")
        switch self {
        case .lofts: return base.appendingPathComponent("lofts")
        case .letters(let loft): return base.appendingPathComponent("lofts/\(loft.rawValue)/letters")
        case .send: return base.appendingPathComponent("letters")
        case .account: return base.appendingPathComponent("account")
        case .attachment(let name): return base.appendingPathComponent("attachments/\(name)")
        }
    }

    func request(method: String = "GET", body: Data? = nil) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        return request
    }
}
