import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { gingham, linen, stripe } from './cloth.ts'
import { bodyLength, chestWidth, measured } from './measured.ts'

export const dungarees: DemoProduct[] = [
  {
    sku: 'MM-YQ-01',
    slug: 'yem-quan-ke-o-nang-nghe',
    name: 'Yếm quần kẻ ô nắng nghệ',
    en: 'Turmeric gingham dungarees',
    category: 'rompers',
    collections: ['summer'],
    tags: ['Kẻ ô', 'Ngày hè'],
    price: 275_000,
    salePrice: 0,
    status: 'Best seller',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'turmeric', pictures: ['romper-turmeric-front.webp', 'romper-turmeric-detail.webp', 'romper-fold.webp'] }],
    sizes: [{ size: '6-9M' }, { size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }],
    stock: { turmeric: { '6-9M': 5, '9-12M': 8, '12-18M': 0, '18-24M': 6, '2Y': 4 } },
    description: {
      vi: paragraphs(
        'Dáng rộng, đáy thấp, ống nhún: bé bò, ngồi xổm, trèo ghế đều không vướng. Hai dây vai thắt nơ nên nới dài theo bé được ít nhất một mùa.',
        'Năm cúc gỗ ở giữa cài được thật. Hai túi đủ sâu cho một chiếc ô tô đồ chơi và vài hòn sỏi. Đáy có nút bấm để thay tã không phải cởi cả bộ.',
        'Nẹp, túi và dây may bằng cotton trơn vàng nhạt, viền mũi tới khâu tay bằng chỉ màu gạch.',
      ),
      en: paragraphs(
        'Roomy, low in the crotch, gathered at the leg: nothing catches when a child crawls, squats or climbs a chair. The straps tie in bows, so they let out for a season at least.',
        'The five wooden buttons really open. Both pockets are deep enough for a toy car and a few pebbles. Snaps in the crotch spare you undressing everything for a nappy.',
        'Placket, pockets and straps are pale yellow plain cotton, edged with a hand running stitch in brick-red thread.',
      ),
    },
    facts: {
      ...gingham,
      measurements: [
        ...measured(bodyLength, { '6-9M': 46, '9-12M': 49, '12-18M': 52, '18-24M': 55, '2Y': 59 }),
        ...measured(chestWidth, { '6-9M': 25, '9-12M': 26, '12-18M': 27, '18-24M': 28, '2Y': 29.5 }),
      ],
    },
    soldRecently: 52,
    createdDaysAgo: 330,
  },
  {
    sku: 'MM-YQ-02',
    slug: 'yem-quan-ke-soc-thuan-an',
    name: 'Yếm quần kẻ sọc Thuận An',
    en: 'Thuận An striped dungarees',
    category: 'rompers',
    collections: ['summer'],
    tags: ['Kẻ sọc', 'Ngày hè'],
    price: 285_000,
    salePrice: 229_000,
    status: 'Sale',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'indigo', pictures: ['romper-indigo-front.webp', 'romper-indigo-detail.webp'] }],
    sizes: [{ size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }, { size: '3Y' }],
    stock: { indigo: { '9-12M': 2, '12-18M': 3, '18-24M': 5, '2Y': 4, '3Y': 2 } },
    description: {
      vi: paragraphs(
        'Đặt tên theo bãi biển cách tiệm hơn chục cây số, nơi cả nhà hay ra ăn bánh canh buổi chiều. Sọc chàm trắng to vừa, dính cát cũng không lộ.',
        'Dáng như yếm quần kẻ ô, dài hơn một chút và ống rộng hơn. Nẹp, túi, dây vai bằng cotton chàm trơn; cúc trắng bốn lỗ đính chéo, mỗi cúc buộc chỉ hai lần.',
        'Màu chàm đậm có thể ra nhẹ ở lần giặt đầu. Giặt riêng một lần là yên tâm.',
      ),
      en: paragraphs(
        'Named after the beach a dozen kilometres from the workshop, where we go for noodle soup in the evening. Broad indigo and white stripes that do not show the sand.',
        'The cut of our gingham dungarees, a little longer and wider in the leg. Placket, pockets and straps in plain indigo cotton; four-hole buttons sewn crosswise, each knotted twice.',
        'Deep indigo may bleed a little in the first wash. Wash it alone once, and that is that.',
      ),
    },
    facts: {
      ...stripe,
      measurements: [
        ...measured(bodyLength, { '9-12M': 50, '12-18M': 53, '18-24M': 56, '2Y': 60, '3Y': 64 }),
        ...measured(chestWidth, { '9-12M': 26, '12-18M': 27, '18-24M': 28, '2Y': 29.5, '3Y': 31 }),
      ],
    },
    soldRecently: 19,
    createdDaysAgo: 240,
  },
  {
    sku: 'MM-YQ-03',
    slug: 'yem-quan-dui-dat-nung',
    name: 'Yếm quần đũi đất nung',
    en: 'Terracotta linen dungarees',
    category: 'rompers',
    collections: ['summer', 'tet'],
    tags: ['Đũi', 'Nhuộm tự nhiên', 'Kẻ ô'],
    price: 345_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: true,
    leadDays: 6,
    colors: [{ colourway: 'rust', pictures: ['romper-rust-front.webp', 'romper-rust-detail.webp'] }],
    sizes: [{ size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }, { size: '2Y' }, { size: '3Y' }, { size: '4Y' }],
    stock: { rust: { '9-12M': 0, '12-18M': 1, '18-24M': 0, '2Y': 1, '3Y': 0, '4Y': 0 } },
    description: {
      vi: paragraphs(
        'Đũi nhuộm củ nâu pha hạt điều màu, ra sắc đất nung. Chúng tôi nhuộm từng mẻ nhỏ, nên nhận đặt rồi mới cắt: sáu ngày, kể cả hai nắng phơi.',
        'Phần nẹp, túi và dây vai dùng vải kẻ ô cùng tông. Đũi mới mặc hơi đứng, qua vài nước giặt sẽ rũ và mềm hẳn.',
        'Vì cắt theo đơn, mẹ chọn được dài hoặc ngắn hơn bảng số đo ba phân.',
      ),
      en: paragraphs(
        'Linen dyed with củ nâu yam and a little annatto, which together make terracotta. We dye in small baths and cut only what is ordered: six days, two of them just sun.',
        'Placket, pockets and straps are gingham in the same shade. New linen stands a little; after a few washes it falls and softens.',
        'As each one is cut for you, it can be three centimetres longer or shorter than the table.',
      ),
    },
    facts: {
      ...linen,
      measurements: [
        ...measured(bodyLength, { '9-12M': 49, '12-18M': 52, '18-24M': 55, '2Y': 59, '3Y': 63, '4Y': 67 }),
        ...measured(chestWidth, { '9-12M': 26.5, '12-18M': 27.5, '18-24M': 28.5, '2Y': 30, '3Y': 31.5, '4Y': 33 }),
      ],
    },
    personalization: [
      {
        kind: 'choice',
        label: { vi: 'Dài ngắn theo ý', en: 'Longer or shorter' },
        required: false,
        price: 0,
        options: [{ label: { vi: 'Dài hơn 3 cm', en: '3 cm longer' } }, { label: { vi: 'Ngắn hơn 3 cm', en: '3 cm shorter' } }],
      },
    ],
    soldRecently: 14,
    createdDaysAgo: 150,
  },
]
