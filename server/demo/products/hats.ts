import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { floral, gingham, linen } from './cloth.ts'
import { headRound, measured } from './measured.ts'

export const hats: DemoProduct[] = [
  {
    sku: 'MM-MU-01',
    slug: 'mu-beo-hoa-nhi-so-sinh',
    name: 'Mũ bèo hoa nhí sơ sinh',
    en: 'Floral newborn bonnet',
    category: 'hats',
    collections: ['newborn', 'gifts'],
    tags: ['Hoa nhí', 'Sơ sinh', 'Thêu tay'],
    price: 119_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'blush', pictures: ['bonnet-blush-front.webp', 'bonnet-blush-detail.webp', 'bonnet-fold.webp'] }],
    sizes: [{ size: '0-3M' }, { size: '3-6M' }, { size: '6-9M' }],
    stock: { blush: { '0-3M': 7, '3-6M': 6, '6-9M': 3 } },
    description: {
      vi: paragraphs(
        'Mũ ba mảnh ôm trọn sau gáy, vành bèo hai lớp che bớt nắng xiên khi bế bé ra cửa. Trong lót cotton trắng mịn, không có đường may nào chạm vào thóp.',
        'Dây buộc cắt canh xéo nên mềm, thắt không hằn cằm. Dây chỉ dài vừa một nơ nhỏ; khi bé ngủ mẹ nhớ cởi mũ ra.',
        'Hai bông hoa thêu nổi bên má mũ, lẫn vào vải in, nhìn kỹ mới thấy.',
      ),
      en: paragraphs(
        'Three panels that hold the back of the head, and a double frill that keeps slanting sun off a small face at the door. Lined in fine white cotton, with no seam over the soft spot.',
        'The ties are cut on the bias, so they knot softly and leave no mark. They are only long enough for one small bow; please take the bonnet off for sleep.',
        'Two raised flowers are embroidered at the side, hidden among the printed ones until you look.',
      ),
    },
    facts: { ...floral, measurements: measured(headRound, { '0-3M': 38, '3-6M': 41, '6-9M': 44 }) },
    soldRecently: 29,
    createdDaysAgo: 310,
  },
  {
    sku: 'MM-MU-02',
    slug: 'mu-beo-di-dao',
    name: 'Mũ bèo đi dạo',
    en: 'Strolling bonnet',
    category: 'hats',
    collections: ['summer'],
    tags: ['Kẻ ô', 'Chấm nổi', 'Thêu tay'],
    price: 125_000,
    salePrice: 99_000,
    status: 'Sale',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'sage', pictures: ['bonnet-sage-front.webp', 'bonnet-sage-detail.webp'] },
      { colourway: 'rust', pictures: ['bonnet-rust-front.webp', 'bonnet-rust-detail.webp'] },
    ],
    sizes: [{ size: '3-6M' }, { size: '6-9M' }, { size: '9-12M' }, { size: '12-18M' }],
    stock: {
      sage: { '3-6M': 3, '6-9M': 4, '9-12M': 4, '12-18M': 2 },
      rust: { '3-6M': 2, '6-9M': 5, '9-12M': 3, '12-18M': 0 },
    },
    description: {
      vi: paragraphs(
        'Cũng là mũ bèo nhưng rộng hơn và vành cứng cáp hơn, cho bé đã ngồi xe đẩy. Màu lá sả may bằng cotton kẻ ô cắt chéo ở chỏm, màu đất nung bằng cotton chấm nổi.',
        'Gáy luồn chun nên mũ không tụt xuống mắt khi bé ngả đầu. Dây buộc trắng, giặt nhiều vẫn không se sợi.',
        'Giảm giá vì đợt này cắt dư, hàng may vẫn như mọi khi.',
      ),
      en: paragraphs(
        'A bonnet again, roomier and with a firmer frill, for babies who ride in a pushchair. Sage is gingham, cut on the cross at the back; terracotta is Swiss dot.',
        'Elastic at the nape keeps it from sliding over the eyes when the head tips back. White ties that do not fray.',
        'Lower in price because we cut too many this time; the sewing is the same as ever.',
      ),
    },
    facts: {
      ...gingham,
      fabric: {
        vi: '100% cotton: kẻ ô (lá sả) hoặc chấm nổi (đất nung), lót cotton trơn.',
        en: '100% cotton: gingham (sage) or Swiss dot (terracotta), lined with plain cotton.',
      },
      measurements: measured(headRound, { '3-6M': 42, '6-9M': 44, '9-12M': 46, '12-18M': 48 }),
    },
    soldRecently: 16,
    createdDaysAgo: 205,
  },
  {
    sku: 'MM-MU-03',
    slug: 'mu-vanh-dui-moc',
    name: 'Mũ vành đũi mộc',
    en: 'Undyed linen sun hat',
    category: 'hats',
    collections: ['summer', 'gifts'],
    tags: ['Đũi', 'Thêu tay', 'Ngày hè'],
    price: 185_000,
    salePrice: 0,
    status: 'Best seller',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'raw', pictures: ['sunhat-raw-front.webp', 'sunhat-raw-detail.webp', 'sunhat-fold.webp'] }],
    sizes: [{ size: '6-9M' }, { size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }, { size: '3Y' }],
    stock: { raw: { '6-9M': 5, '9-12M': 6, '12-18M': 8, '18-24M': 7, '2Y': 5, '3Y': 3 } },
    description: {
      vi: paragraphs(
        'Đũi để nguyên màu sợi, không nhuộm. Vành rộng sáu phân, khâu bốn đường chỉ vòng cho đứng mà vẫn gập bỏ túi được.',
        'Chỏm mũ sáu múi, đỉnh bọc một cúc vải. Băng vải màu gạch thắt nơ, hai dây buộc cằm cùng màu để gió bờ sông không cuốn đi mất.',
        'Giặt tay, kéo lại vành khi còn ướt rồi úp lên tô phơi khô: vành sẽ phẳng như mới, không cần ủi.',
      ),
      en: paragraphs(
        'Linen left the colour it grew. The brim is six centimetres wide, with four rows of stitching so it stands up and still folds into a pocket.',
        'Six panels meet under a covered button. A brick-red band with a bow, and chin ties to match, so the wind off the river does not take it.',
        'Wash by hand, pull the brim straight while wet and dry it over a bowl: it comes out flat, no iron needed.',
      ),
    },
    facts: {
      ...linen,
      fabric: {
        vi: 'Đũi linen mộc không nhuộm, 100% sợi lanh, 180 g/m², lót cotton mỏng.',
        en: 'Undyed linen, 100% flax, 180 g/m², lined with light cotton.',
      },
      skin: {
        vi: 'Băng trán trong là cotton mềm thấm mồ hôi. Vải dệt dày, soi lên nắng không thấy lỗ.',
        en: 'A soft cotton band inside takes up sweat. Woven close: held to the sun it shows no holes.',
      },
      measurements: measured(headRound, { '6-9M': 45, '9-12M': 46, '12-18M': 48, '18-24M': 49, '2Y': 50, '3Y': 51 }),
    },
    soldRecently: 47,
    createdDaysAgo: 365,
  },
  {
    sku: 'MM-MU-04',
    slug: 'mu-vanh-cotton-nang-som',
    name: 'Mũ vành cotton nắng sớm',
    en: 'Morning-sun cotton hat',
    category: 'hats',
    collections: ['summer'],
    tags: ['Kẻ ô', 'Kẻ sọc', 'Ngày hè'],
    price: 159_000,
    salePrice: 129_000,
    status: 'Sale',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'dusk', pictures: ['sunhat-dusk-front.webp', 'sunhat-dusk-detail.webp'] },
      { colourway: 'turmeric', pictures: ['sunhat-turmeric-front.webp', 'sunhat-turmeric-detail.webp'] },
    ],
    sizes: [{ size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }],
    stock: {
      dusk: { '9-12M': 4, '12-18M': 6, '18-24M': 5, '2Y': 3 },
      turmeric: { '9-12M': 3, '12-18M': 4, '18-24M': 2, '2Y': 0 },
    },
    description: {
      vi: paragraphs(
        'Cùng rập với mũ đũi nhưng may cotton hai lớp, giặt máy được. Chàm khói là vải kẻ ô, nghệ là vải kẻ sọc; sọc chụm lại ở đỉnh mũ, phải canh từng múi.',
        'Vành khâu bốn đường, nơ đính chết, dây cằm dài vừa đủ thắt. Bên trán thêu hai bông hoa.',
      ),
      en: paragraphs(
        'The pattern of our linen hat in two layers of cotton that can go in the machine. Smoky indigo is gingham, turmeric is striped; the stripes meet at the crown, one panel matched to the next.',
        'Four rows of stitching in the brim, a bow that is sewn down, chin ties just long enough to tie. Two flowers embroidered at the temple.',
      ),
    },
    facts: {
      ...gingham,
      fabric: {
        vi: 'Hai lớp cotton 100%: kẻ ô (chàm khói) hoặc kẻ sọc (nghệ).',
        en: 'Two layers of 100% cotton: gingham (smoky indigo) or stripe (turmeric).',
      },
      measurements: measured(headRound, { '9-12M': 46, '12-18M': 48, '18-24M': 49, '2Y': 50 }),
    },
    soldRecently: 21,
    createdDaysAgo: 175,
  },
]
