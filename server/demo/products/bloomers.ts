import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { gingham, linen } from './cloth.ts'
import { measured, waistWidth } from './measured.ts'

const sizes = ['3-6M', '6-9M', '9-12M', '12-18M', '18-24M'].map((size) => ({ size }))
const measurements = [
  ...measured({ vi: 'Dài quần', en: 'Length' }, { '3-6M': 21, '6-9M': 22.5, '9-12M': 24, '12-18M': 25.5, '18-24M': 27 }),
  ...measured(waistWidth, { '3-6M': 19, '6-9M': 20, '9-12M': 21, '12-18M': 22, '18-24M': 23 }),
]

export const bloomers: DemoProduct[] = [
  {
    sku: 'MM-BL-01',
    slug: 'quan-bloomer-dui-nghe',
    name: 'Quần bloomer đũi nghệ',
    en: 'Turmeric linen bloomers',
    category: 'rompers',
    collections: ['summer'],
    tags: ['Đũi', 'Nhuộm tự nhiên', 'Thêu tay', 'Ngày hè'],
    price: 159_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'honey', pictures: ['bloomers-honey-front.webp', 'bloomers-honey-detail.webp', 'bloomers-fold.webp'] }],
    sizes,
    stock: { honey: { '3-6M': 4, '6-9M': 6, '9-12M': 5, '12-18M': 4, '18-24M': 3 } },
    description: {
      vi: paragraphs(
        'Đũi nhuộm nghệ một nước nên vàng nhạt như lòng đỏ trứng luộc. Lưng chun bản ba phân, đủ chắc để giữ tã mà không thắt bụng.',
        'Ống nhún bèo, mông may rộng cho tã vải. Nơ màu gạch đính chết ở giữa lưng để mẹ biết mặt trước, bé không giật ra được.',
        'Nghệ là màu thật từ củ, nắng gắt sẽ phai dần. Phơi trong bóng râm thì giữ được lâu, còn phai rồi nó thành màu kem, cũng đẹp.',
      ),
      en: paragraphs(
        'Linen dipped once in turmeric, pale as the yolk of a boiled egg. A three-centimetre elastic waist, firm enough for a nappy and kind to the belly.',
        'Frilled legs, and a seat cut wide for cloth nappies. The brick-red bow is stitched down where the front is, and no small hand will pull it off.',
        'Turmeric is a root, and its colour fades in strong sun. Dried in the shade it lasts; faded, it turns to cream, which is pretty too.',
      ),
    },
    facts: { ...linen, measurements },
    soldRecently: 24,
    createdDaysAgo: 190,
  },
  {
    sku: 'MM-BL-02',
    slug: 'quan-bloomer-cotton-theu-hoa',
    name: 'Quần bloomer cotton thêu hoa',
    en: 'Embroidered cotton bloomers',
    category: 'rompers',
    collections: ['newborn', 'summer'],
    tags: ['Kẻ ô', 'Hoa nhí', 'Thêu tay'],
    price: 139_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'sage', pictures: ['bloomers-sage-front.webp', 'bloomers-sage-detail.webp'] },
      { colourway: 'blush', pictures: ['bloomers-blush-front.webp', 'bloomers-blush-detail.webp'] },
    ],
    sizes,
    stock: {
      sage: { '3-6M': 6, '6-9M': 8, '9-12M': 7, '12-18M': 5, '18-24M': 4 },
      blush: { '3-6M': 5, '6-9M': 0, '9-12M': 6, '12-18M': 4, '18-24M': 3 },
    },
    description: {
      vi: paragraphs(
        'Chiếc quần để mặc cùng mọi thứ: áo thun, áo liền quần, hay chỉ mỗi nó trong những trưa oi. Màu lá sả là cotton kẻ ô, màu sen phấn là cotton in hoa nhí.',
        'Lưng luồn chun hai đường chỉ, thay chun được khi giãn: tháo một mũi khâu nhỏ bên trong là thấy. Ống nhún bèo, may chun mềm.',
        'Bên hông trái thêu một bông lớn, một bông nhỏ.',
      ),
      en: paragraphs(
        'The pair that goes under everything: a T-shirt, a bodysuit, or nothing else at all on a close afternoon. Sage is gingham, lotus blush is a small-flower print.',
        'The elastic runs between two rows of stitching and can be replaced: undo one small stitch inside and there it is. Frilled legs, soft elastic.',
        'On the left hip, one large flower and one small, embroidered by hand.',
      ),
    },
    facts: {
      ...gingham,
      fabric: {
        vi: '100% cotton: kẻ ô 115 g/m² (lá sả) hoặc in hoa nhí 110 g/m² (sen phấn).',
        en: '100% cotton: gingham 115 g/m² (sage) or floral print 110 g/m² (lotus blush).',
      },
      measurements,
    },
    soldRecently: 36,
    createdDaysAgo: 280,
  },
]
