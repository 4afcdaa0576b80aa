import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { knit } from './cloth.ts'
import { bodyLength, chestWidth, measured } from './measured.ts'
import { childName, threadColor } from './personalized.ts'

export const knitwear: DemoProduct[] = [
  {
    sku: 'MM-LE-01',
    slug: 'ao-khoac-len-theu-hoa',
    name: 'Áo khoác len thêu hoa',
    en: 'Embroidered cardigan',
    category: 'knitwear',
    collections: ['tet', 'gifts'],
    tags: ['Len cotton', 'Thêu tay', 'Trời se lạnh'],
    price: 420_000,
    salePrice: 0,
    status: 'Best seller',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'cream', pictures: ['cardigan-cream-front.webp', 'cardigan-cream-detail.webp', 'cardigan-fold.webp'] },
      { colourway: 'dusk', pictures: ['cardigan-dusk-front.webp', 'cardigan-dusk-detail.webp'] },
    ],
    sizes: [{ size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }, { size: '3Y' }, { size: '4Y' }],
    stock: {
      cream: { '9-12M': 4, '12-18M': 5, '18-24M': 6, '2Y': 5, '3Y': 3, '4Y': 2 },
      dusk: { '9-12M': 0, '12-18M': 4, '18-24M': 3, '2Y': 4, '3Y': 3, '4Y': 2 },
    },
    description: {
      vi: paragraphs(
        'Huế không lạnh nhiều, nhưng mưa dầm thì cái lạnh thấm. Áo đan bằng sợi cotton chứ không phải len lông cừu: đủ ấm cho mười lăm độ, mặc thẳng lên da cũng không xốn.',
        'Sáu cúc gỗ, khuy đan liền chứ không khoét. Hai túi ráp ẩn, cổ tay bo gân dài để xắn lên một gấp khi áo còn rộng.',
        'Hai cụm hoa trên ngực mẹ thêu bằng len sau khi áo đan xong, mỗi bên ba bông. Mặt trong có miếng lót cotton che chân chỉ.',
      ),
      en: paragraphs(
        'Huế is never very cold, but weeks of rain find their way in. This is cotton yarn, not wool: warm enough for fifteen degrees, and it does not prickle on bare skin.',
        'Six wooden buttons, with buttonholes knitted in rather than cut. Two pockets, and long ribbed cuffs to turn up once while there is room to grow.',
        'Mum embroiders the two sprays after the knitting is done, three flowers a side. Cotton patches cover the threads inside.',
      ),
    },
    facts: {
      ...knit,
      measurements: [
        ...measured(bodyLength, { '9-12M': 31, '12-18M': 33, '18-24M': 35, '2Y': 37, '3Y': 40, '4Y': 43 }),
        ...measured(chestWidth, { '9-12M': 28, '12-18M': 29, '18-24M': 30.5, '2Y': 32, '3Y': 33.5, '4Y': 35 }),
      ],
    },
    soldRecently: 55,
    createdDaysAgo: 385,
  },
  {
    sku: 'MM-LE-02',
    slug: 'ao-khoac-len-dat-nung-theu-ten',
    name: 'Áo khoác len đất nung thêu tên',
    en: 'Terracotta cardigan with a name inside',
    category: 'knitwear',
    collections: ['tet', 'gifts'],
    tags: ['Len cotton', 'Thêu tay', 'Thêu tên', 'Trời se lạnh'],
    price: 465_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: true,
    leadDays: 8,
    colors: [{ colourway: 'rust', pictures: ['cardigan-rust-front.webp', 'cardigan-rust-detail.webp'] }],
    sizes: [{ size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }, { size: '3Y' }, { size: '4Y' }, { size: '5Y' }],
    stock: { rust: { '12-18M': 0, '18-24M': 0, '2Y': 0, '3Y': 0, '4Y': 0, '5Y': 0 } },
    description: {
      vi: paragraphs(
        'Áo khoác len màu đất nung, đan theo đơn và thêu tên bé trên miếng vải nhỏ trong gáy áo. Đi nhà trẻ khỏi lẫn, mà mặc chật rồi thì thành kỷ niệm.',
        'Tên tối đa mười hai chữ cái, có dấu tiếng Việt đầy đủ. Bạn điền tên và chọn màu chỉ ngay bên trên; tiệm gọi lại đọc cho nghe trước khi thêu.',
        'Sợi nhuộm theo cuộn lớn nên màu đều hơn vải nhuộm củ. Áo đan và thêu trong tám ngày.',
      ),
      en: paragraphs(
        'A terracotta cardigan knitted for you, with your child’s name embroidered on a small patch inside the neck. No mix-ups at nursery, and a keepsake once it is outgrown.',
        'Up to twelve letters, all Vietnamese marks included. Fill in the name and choose the thread above; we call to read it back to you before the needle goes in.',
        'The yarn is dyed by the cone and more even than our plant-dyed cloth. Knitting and embroidery take eight days.',
      ),
    },
    facts: {
      ...knit,
      measurements: [
        ...measured(bodyLength, { '12-18M': 33, '18-24M': 35, '2Y': 37, '3Y': 40, '4Y': 43, '5Y': 46 }),
        ...measured(chestWidth, { '12-18M': 29, '18-24M': 30.5, '2Y': 32, '3Y': 33.5, '4Y': 35, '5Y': 36.5 }),
      ],
    },
    personalization: [childName, threadColor],
    soldRecently: 12,
    createdDaysAgo: 120,
  },
  {
    sku: 'MM-LE-03',
    slug: 'ao-gile-len-hang-hoa',
    name: 'Áo gile len hàng hoa',
    en: 'Flower-row knitted vest',
    category: 'knitwear',
    collections: ['tet'],
    tags: ['Len cotton', 'Thêu tay', 'Trời se lạnh'],
    price: 289_000,
    salePrice: 0,
    status: 'New',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'turmeric', pictures: ['vest-turmeric-front.webp', 'vest-turmeric-detail.webp', 'vest-fold.webp'] },
      { colourway: 'indigo', pictures: ['vest-indigo-front.webp', 'vest-indigo-detail.webp'] },
      { colourway: 'raw', pictures: ['vest-raw-front.webp', 'vest-raw-detail.webp'] },
    ],
    sizes: [{ size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }, { size: '3Y' }, { size: '4Y' }, { size: '5Y' }],
    stock: {
      turmeric: { '12-18M': 4, '18-24M': 5, '2Y': 6, '3Y': 4, '4Y': 3, '5Y': 3 },
      indigo: { '12-18M': 3, '18-24M': 4, '2Y': 5, '3Y': 0, '4Y': 3, '5Y': 2 },
      raw: { '12-18M': 4, '18-24M': 4, '2Y': 4, '3Y': 3, '4Y': 2, '5Y': 2 },
    },
    description: {
      vi: paragraphs(
        'Mỗi chiếc có một hàng năm bông hoa ngang ngực, giữa hai đường hạt nút thắt Pháp. Thân đan máy tay mất một buổi, riêng hàng hoa thêu thêm gần hai tiếng.',
        'Cổ chữ V sâu nên mặc được ngoài sơ mi, đầm hay áo dài. Nách và gấu bo gân, không cúc, không khoá: bé ba tuổi tự tròng lấy được.',
        'Màu mộc là sợi không nhuộm, lốm đốm vỏ bông là chuyện thường.',
      ),
      en: paragraphs(
        'Five flowers in a row across the chest, between two lines of French knots. The knitting takes half a day on a hand-driven frame, the flowers nearly two hours more.',
        'A deep V that goes over a shirt, a dress or an áo dài. Ribbed armholes and hem, no buttons, no zip: a three-year-old can put it on alone.',
        'The undyed yarn keeps small flecks of cotton husk. That is how it grows.',
      ),
    },
    facts: {
      ...knit,
      measurements: [
        ...measured(bodyLength, { '12-18M': 31, '18-24M': 33, '2Y': 35, '3Y': 38, '4Y': 41, '5Y': 44 }),
        ...measured(chestWidth, { '12-18M': 27.5, '18-24M': 29, '2Y': 30.5, '3Y': 32, '4Y': 33.5, '5Y': 35 }),
      ],
    },
    soldRecently: 20,
    createdDaysAgo: 18,
  },
]
