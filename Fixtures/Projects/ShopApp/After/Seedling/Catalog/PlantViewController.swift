import UIKit

final class PlantViewController: UIViewController {
    private let viewModel: PlantViewModel
    private let picture = UIImageView()

    init(viewModel: PlantViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = viewModel.plant.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picture)
        Task {
            guard let data = await viewModel.picture() else { return }
            picture.image = UIImage(data: data)
        }
    }

    func addToBasket() { viewModel.addToBasket() }
}
