import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { floral, swissDot } from './cloth.ts'
import { bodyLength, chestWidth, measured } from './measured.ts'

export const dresses: DemoProduct[] = [
  {
    sku: 'MM-DA-01',
    slug: 'dam-co-la-sen-hoa-nhi',
    name: 'Đầm cổ lá sen hoa nhí',
    en: 'Floral Peter Pan collar dress',
    category: 'dresses',
    collections: ['tet'],
    tags: ['Hoa nhí', 'Thêu tay'],
    price: 385_000,
    salePrice: 0,
    status: 'Best seller',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'indigo', pictures: ['dress-indigo-front.webp', 'dress-indigo-detail.webp', 'dress-fold.webp'] },
      { colourway: 'blush', pictures: ['dress-blush-front.webp', 'dress-blush-detail.webp'] },
    ],
    sizes: [
      { size: '18-24M' },
      { size: '2Y' },
      { size: '3Y' },
      { size: '4Y' },
      { size: '5Y', price: 415_000 },
      { size: '6Y', price: 415_000 },
    ],
    stock: {
      indigo: { '18-24M': 4, '2Y': 6, '3Y': 0, '4Y': 5, '5Y': 3, '6Y': 2 },
      blush: { '18-24M': 5, '2Y': 7, '3Y': 4, '4Y': 4, '5Y': 2, '6Y': 2 },
    },
    description: {
      vi: paragraphs(
        'Chiếc cổ lá sen là phần lâu nhất của cái đầm: cotton trắng hai lớp, viền bèo nhún, rồi mẹ thêu một nhánh hoa chạy theo mép cổ. Một cái cổ mất gần một buổi chiều.',
        'Tay phồng may chun mềm, không hằn bắp tay. Thân trên lót cotton trắng, hai cúc xà cừ nhỏ phía trước để trang trí, hàng nút bấm sau lưng để mẹ mặc cho nhanh. Nơ ở eo đính chắc, không phải dây rời.',
        'Gấu có một đường gập ba phân khâu mũi tới. Bé cao lên thì tháo đường chỉ ấy ra, đầm dài thêm được một mùa nữa.',
      ),
      en: paragraphs(
        'The collar is the slow part: two layers of white cotton, a gathered frill, then a sprig of flowers that Mum embroiders along the edge. One collar takes most of an afternoon.',
        'The puff sleeves have soft elastic that leaves no mark. The bodice is lined in white cotton; the two small shell buttons in front are for show, the snaps at the back are for speed. The bow is sewn down, not a loose tie.',
        'The hem hides a three-centimetre fold held by a running stitch. When your child grows, undo that one thread and the dress lasts another season.',
      ),
    },
    facts: {
      ...floral,
      measurements: [
        ...measured(bodyLength, { '18-24M': 47, '2Y': 51, '3Y': 55, '4Y': 59, '5Y': 63, '6Y': 67 }),
        ...measured(chestWidth, { '18-24M': 27, '2Y': 28, '3Y': 29, '4Y': 30.5, '5Y': 32, '6Y': 33.5 }),
      ],
    },
    soldRecently: 58,
    createdDaysAgo: 395,
  },
  {
    sku: 'MM-DA-02',
    slug: 'dam-cham-noi-vuon-chanh',
    name: 'Đầm chấm nổi vườn chanh',
    en: 'Lime-garden Swiss-dot dress',
    category: 'dresses',
    collections: ['summer'],
    tags: ['Chấm nổi', 'Thêu tay', 'Ngày hè'],
    price: 365_000,
    salePrice: 299_000,
    status: 'Sale',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'sage', pictures: ['dress-sage-front.webp', 'dress-sage-detail.webp'] }],
    sizes: [{ size: '2Y' }, { size: '3Y' }, { size: '4Y' }, { size: '5Y', price: 395_000, salePrice: 329_000 }],
    stock: { sage: { '2Y': 4, '3Y': 3, '4Y': 1, '5Y': 2 } },
    description: {
      vi: paragraphs(
        'Vải chấm nổi xanh lá sả nhẹ như không, may cho những hôm nắng ba mươi tám độ mà bé vẫn đòi mặc đầm. Chân váy một lớp, chỉ thân trên có lót.',
        'Cổ lá sen trắng thêu nhành hoa gạch và nghệ, viền bèo như mẫu hoa nhí. Lưng bấm nút, eo may dây luồn trong để chỉnh rộng hẹp chừng bốn phân.',
        'Đợt vải này sắp hết. Chúng tôi giảm giá những chiếc còn lại thay vì cất sang năm.',
      ),
      en: paragraphs(
        'Lemongrass-green Swiss dot that weighs next to nothing, for days of thirty-eight degrees when a dress is still the only thing she will wear. The skirt is a single layer; only the bodice is lined.',
        'A white collar with a brick and turmeric sprig, frilled like our floral dress. Snaps at the back, and a drawstring inside the waist that takes in about four centimetres.',
        'This bolt of cloth is nearly finished. We would rather lower the price of the last ones than keep them until next year.',
      ),
    },
    facts: {
      ...swissDot,
      measurements: [
        ...measured(bodyLength, { '2Y': 50, '3Y': 54, '4Y': 58, '5Y': 62 }),
        ...measured(chestWidth, { '2Y': 28, '3Y': 29, '4Y': 30.5, '5Y': 32 }),
      ],
    },
    soldRecently: 26,
    createdDaysAgo: 260,
  },
]
