import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { linen, silk } from './cloth.ts'
import { chestWidth, measured } from './measured.ts'
import { bodyMeasure, childName } from './personalized.ts'

const aodaiMeasurements = [
  ...measured({ vi: 'Dài tà', en: 'Length with skirt' }, { '2Y': 56, '3Y': 61, '4Y': 66, '5Y': 71, '6Y': 75, '7Y': 80, '8Y': 85 }),
  ...measured(chestWidth, { '2Y': 29, '3Y': 30.5, '4Y': 32, '5Y': 33.5, '6Y': 35, '7Y': 36.5, '8Y': 38 }),
  ...measured({ vi: 'Dài quần', en: 'Trousers' }, { '2Y': 46, '3Y': 51, '4Y': 56, '5Y': 61, '6Y': 65, '7Y': 70, '8Y': 75 }),
]

export const aodai: DemoProduct[] = [
  {
    sku: 'MM-AD-01',
    slug: 'ao-dai-be-gam-hoa-sen',
    name: 'Áo dài bé gấm hoa sen',
    en: 'Lotus-figured silk áo dài',
    category: 'aodai',
    collections: ['tet'],
    tags: ['Lụa', 'Thêu tay'],
    price: 690_000,
    salePrice: 0,
    status: 'New',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'clay', pictures: ['aodai-clay-front.webp', 'aodai-clay-detail.webp', 'aodai-fold.webp'] },
      { colourway: 'indigo', pictures: ['aodai-indigo-front.webp', 'aodai-indigo-detail.webp'] },
    ],
    sizes: [
      { size: '2Y' },
      { size: '3Y' },
      { size: '4Y' },
      { size: '5Y' },
      { size: '6Y', price: 760_000 },
      { size: '7Y', price: 760_000 },
      { size: '8Y', price: 760_000 },
    ],
    stock: {
      clay: { '2Y': 4, '3Y': 5, '4Y': 6, '5Y': 5, '6Y': 4, '7Y': 2, '8Y': 2 },
      indigo: { '2Y': 3, '3Y': 4, '4Y': 4, '5Y': 4, '6Y': 3, '7Y': 2, '8Y': 0 },
    },
    description: {
      vi: paragraphs(
        'Áo dài cho trẻ con thì phải chạy được. Cổ đứng chỉ cao hai phân và không dựng keo, nách rộng hơn áo người lớn, tà xẻ từ dưới eo để bé ngồi bệt chơi lô tô cũng không vướng.',
        'Lụa gấm dệt chìm hoa sen trong vòng tròn. Khuy vải cài chéo là khuy thật, tết tay; bên trong có thêm hàng nút bấm để mặc cho nhanh sáng mồng Một.',
        'Nhành sen ở tà trái mẹ thêu sáu màu chỉ, mỗi áo gần một ngày. Đi kèm quần cotton trắng lưng chun. Lụa giặt tay nước nguội, ủi mặt trái khi còn ẩm.',
      ),
      en: paragraphs(
        'A child’s áo dài has to be able to run. The collar stands only two centimetres and has no stiffener, the armholes are wider than on a grown-up’s, and the side slits begin below the waist, so it does not get in the way of sitting on the floor.',
        'The silk is woven with lotuses in circles. The slanting cloth buttons are knotted by hand and really close; behind them a row of snaps makes short work of New Year’s morning.',
        'Mum embroiders the lotus on the left panel in six colours, nearly a day for each. White cotton trousers with an elastic waist come with it. Wash the silk by hand in cool water and iron it on the wrong side while damp.',
      ),
    },
    facts: { ...silk, measurements: aodaiMeasurements },
    soldRecently: 28,
    createdDaysAgo: 40,
  },
  {
    sku: 'MM-AD-02',
    slug: 'ao-dai-be-mai-vang-dat-may',
    name: 'Áo dài bé mai vàng đặt may',
    en: 'Apricot-blossom áo dài, made to order',
    category: 'aodai',
    collections: ['tet', 'gifts'],
    tags: ['Lụa', 'Thêu tay'],
    price: 790_000,
    salePrice: 0,
    status: 'New',
    madeToOrder: true,
    leadDays: 10,
    colors: [{ colourway: 'honey', pictures: ['aodai-honey-front.webp', 'aodai-honey-detail.webp'] }],
    sizes: [
      { size: '2Y' },
      { size: '3Y' },
      { size: '4Y' },
      { size: '5Y' },
      { size: '6Y', price: 850_000 },
      { size: '7Y', price: 890_000 },
      { size: '8Y', price: 890_000 },
    ],
    stock: { honey: { '2Y': 0, '3Y': 0, '4Y': 1, '5Y': 0, '6Y': 0, '7Y': 0, '8Y': 0 } },
    description: {
      vi: paragraphs(
        'Màu vàng nhạt như hoàng mai Huế mới hé, viền và khuy vải màu gạch. Vải về ít nên chúng tôi cắt theo từng bé: bạn điền chiều cao, vòng ngực và dài tay ngay bên trên, mẹ canh rập theo đó.',
        'Nhành sen thêu ở tà, bố cục giống mẫu có sẵn nhưng phối chỉ hồng và gạch. Muốn đổi sang cành mai hay thêm tên ở mặt trong cổ áo thì chọn luôn khi đặt, không tính thêm tiền.',
        'Mười ngày từ lúc chốt số đo. Áo may đo không đổi size, nhưng sửa miễn phí một lần trong ba mươi ngày.',
      ),
      en: paragraphs(
        'The pale yellow of Huế’s apricot blossom when it opens, with brick-red piping and cloth buttons. There is little of this silk, so we cut for one child at a time: fill in height, chest and sleeve length above, and Mum drafts the pattern from them.',
        'The lotus is laid out as on our ready-made áo dài, in pink and brick. If you prefer a blossom branch, or a name inside the collar, choose it when you order; it costs nothing more.',
        'Ten days from the day the measurements are settled. Made-to-measure pieces cannot be exchanged for another size, but we alter them once, free, within thirty days.',
      ),
    },
    facts: { ...silk, measurements: aodaiMeasurements },
    personalization: [
      bodyMeasure({ vi: 'Chiều cao của bé', en: 'Child’s height' }, [75, 150]),
      bodyMeasure({ vi: 'Vòng ngực', en: 'Chest, all round' }, [44, 90]),
      bodyMeasure({ vi: 'Dài tay', en: 'Sleeve length' }, [22, 65]),
      {
        kind: 'choice',
        label: { vi: 'Nhành thêu ở tà', en: 'Branch on the panel' },
        required: true,
        price: 0,
        options: [{ label: { vi: 'Nhành sen', en: 'Lotus' } }, { label: { vi: 'Cành mai', en: 'Apricot blossom' } }],
      },
      { ...childName, label: { vi: 'Tên trong cổ áo', en: 'Name inside the collar' }, required: false },
    ],
    soldRecently: 11,
    createdDaysAgo: 38,
  },
  {
    sku: 'MM-YE-01',
    slug: 'bo-ao-yem-theu-sen',
    name: 'Bộ áo yếm thêu sen',
    en: 'Lotus yếm set',
    category: 'aodai',
    collections: ['summer', 'tet'],
    tags: ['Đũi', 'Thêu tay', 'Nhuộm tự nhiên', 'Ngày hè'],
    price: 265_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'lotus', pictures: ['yem-lotus-front.webp', 'yem-lotus-detail.webp', 'yem-fold.webp'] },
      { colourway: 'clay', pictures: ['yem-clay-front.webp', 'yem-clay-detail.webp'] },
      { colourway: 'indigo', pictures: ['yem-indigo-front.webp', 'yem-indigo-detail.webp'] },
    ],
    sizes: [{ size: '6-9M' }, { size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }, { size: '3Y' }],
    stock: {
      lotus: { '6-9M': 4, '9-12M': 5, '12-18M': 6, '18-24M': 4, '2Y': 3, '3Y': 2 },
      clay: { '6-9M': 3, '9-12M': 5, '12-18M': 4, '18-24M': 4, '2Y': 0, '3Y': 2 },
      indigo: { '6-9M': 3, '9-12M': 4, '12-18M': 5, '18-24M': 3, '2Y': 2, '3Y': 1 },
    },
    description: {
      vi: paragraphs(
        'Chiếc áo yếm bà ngoại của mẹ từng mặc, cắt nhỏ lại cho bé. Một mảnh đũi vuông đặt chéo, viền bọc cotton trắng, dây buộc cổ và lưng.',
        'Chàm nhuộm lá chàm, củ nâu nhuộm củ nâu, sen nhuộm gỗ vang. Bông sen giữa ngực thêu chỉ một màu chuyển ba sắc, cuống thêu mũi xích. Quần đùi đũi mộc lưng chun, gấu khâu chỉ cùng màu yếm.',
        'Dây cổ đã chặn nút ở độ dài vừa đủ, không thòng. Với bé dưới một tuổi, thắt nơ sau gáy rồi giắt đuôi dây vào trong.',
      ),
      en: paragraphs(
        'The halter top that Mum’s grandmother wore, cut small. One square of linen laid on its point, bound in white cotton, tied at neck and back.',
        'Indigo comes from indigo leaf, clay from the củ nâu yam, lotus pink from sappanwood. The lotus on the chest shades through three tones, its stem is chain stitch. The shorts are undyed linen with an elastic waist, hemmed in the thread of the top.',
        'The neck ties are stopped at just the length they need. For babies under one, tie the bow behind and tuck the ends in.',
      ),
    },
    facts: {
      ...linen,
      measurements: [
        ...measured(
          { vi: 'Dài yếm', en: 'Top, point to neck' },
          { '6-9M': 26, '9-12M': 27, '12-18M': 29, '18-24M': 31, '2Y': 33, '3Y': 35 },
        ),
        ...measured({ vi: 'Dài quần', en: 'Shorts' }, { '6-9M': 21, '9-12M': 22, '12-18M': 23.5, '18-24M': 25, '2Y': 27, '3Y': 29 }),
      ],
    },
    soldRecently: 41,
    createdDaysAgo: 230,
  },
]
