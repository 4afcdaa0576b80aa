import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { gingham, stripe, swissDot } from './cloth.ts'
import { bodyLength, chestWidth, measured } from './measured.ts'

export const bodysuits: DemoProduct[] = [
  {
    sku: 'MM-LQ-01',
    slug: 'ao-lien-quan-ke-o-la-sa',
    name: 'Áo liền quần kẻ ô lá sả',
    en: 'Lemongrass gingham bodysuit',
    category: 'bodysuits',
    collections: ['newborn', 'summer'],
    tags: ['Kẻ ô', 'Thêu tay', 'Sơ sinh', 'Ngày hè'],
    price: 175_000,
    salePrice: 0,
    status: 'Best seller',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'sage', pictures: ['onesie-sage-front.webp', 'onesie-sage-detail.webp', 'onesie-fold.webp'] }],
    sizes: [{ size: '0-3M' }, { size: '3-6M' }, { size: '6-9M' }, { size: '9-12M' }, { size: '12-18M' }],
    stock: { sage: { '0-3M': 0, '3-6M': 9, '6-9M': 12, '9-12M': 8, '12-18M': 6 } },
    description: {
      vi: paragraphs(
        'Mẫu này có từ năm đầu tiệm mở cửa và năm nào cũng phải may thêm. Ô vải dệt từ sợi đã nhuộm chứ không in, nên hai mặt như nhau và giặt nhiều chỉ mềm ra chứ không bạc ô.',
        'Cổ, cửa tay và ống đùi viền bo gân cotton, kéo rộng được khi tròng qua đầu rồi tự ôm lại. Đáy có ba nút bấm, sau mỗi nút lót thêm một lớp vải để bấm mở mỗi ngày năm bảy bận mà không rách chân nút.',
        'Bông hoa trắng trên ngực mẹ thêu tay, mỗi bông chừng hai mươi phút, nên không bông nào giống hẳn bông nào. Mặt trong hoa có miếng lót mỏng để chỉ khỏi cọ vào da bé.',
      ),
      en: paragraphs(
        'We have sewn this one since our first year, and every year it needs sewing again. The checks are woven from dyed yarn, not printed, so both sides look alike and washing makes them softer, never paler.',
        'Neck, cuffs and legs are edged in cotton rib that stretches over a head and settles back. Three snaps close the crotch, each with an extra layer of cloth behind it, because a snap opened six times a day tears out of a single layer.',
        'Mum embroiders the white flower by hand, about twenty minutes each, so no two are quite the same. A thin patch behind it keeps the threads off the skin.',
      ),
    },
    facts: {
      ...gingham,
      measurements: [
        ...measured(bodyLength, { '0-3M': 38, '3-6M': 41, '6-9M': 44, '9-12M': 46, '12-18M': 48.5 }),
        ...measured(chestWidth, { '0-3M': 21, '3-6M': 22.5, '6-9M': 24, '9-12M': 25, '12-18M': 26 }),
      ],
    },
    soldRecently: 64,
    createdDaysAgo: 410,
  },
  {
    sku: 'MM-LQ-02',
    slug: 'ao-lien-quan-cham-noi-sen-phan',
    name: 'Áo liền quần chấm nổi sen phấn',
    en: 'Swiss-dot bodysuit in lotus blush',
    category: 'bodysuits',
    collections: ['newborn', 'gifts'],
    tags: ['Chấm nổi', 'Thêu tay', 'Sơ sinh'],
    price: 185_000,
    salePrice: 0,
    status: 'New',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'blush', pictures: ['onesie-blush-front.webp', 'onesie-blush-detail.webp'] }],
    sizes: [{ size: '0-3M' }, { size: '3-6M' }, { size: '6-9M' }, { size: '9-12M' }],
    stock: { blush: { '0-3M': 10, '3-6M': 10, '6-9M': 6, '9-12M': 4 } },
    description: {
      vi: paragraphs(
        'Vải chấm nổi mỏng và nhẹ hơn vải kẻ ô, hợp với bé hay ra mồ hôi. Những chấm bông trắng dệt nổi ở mặt phải, mặt trong vẫn phẳng, vuốt tay không thấy gợn.',
        'Cổ và vai viền bo gân màu kem, hơi rộng để bé sơ sinh chưa cứng cổ vẫn mặc được. Ba nút bấm ở đáy không chứa niken.',
        'Hoa thêu màu gạch, ba màu chỉ, thêu sau khi áo đã may xong để nằm đúng chỗ ngực trái.',
      ),
      en: paragraphs(
        'Swiss dot is thinner and lighter than our gingham, for babies who run warm. The little white tufts are woven on the outside; the inside stays flat under your thumb.',
        'Neck and shoulders are edged in cream rib, cut a little wide for newborns who do not hold their heads yet. The three snaps are nickel-free.',
        'The brick-red flower takes three colours of thread and is worked after the bodysuit is sewn, so that it sits exactly on the left of the chest.',
      ),
    },
    facts: {
      ...swissDot,
      measurements: [
        ...measured(bodyLength, { '0-3M': 38, '3-6M': 41, '6-9M': 44, '9-12M': 46 }),
        ...measured(chestWidth, { '0-3M': 21.5, '3-6M': 23, '6-9M': 24.5, '9-12M': 25.5 }),
      ],
    },
    soldRecently: 18,
    createdDaysAgo: 24,
  },
  {
    sku: 'MM-LQ-03',
    slug: 'ao-lien-quan-ke-soc-cham-khoi',
    name: 'Áo liền quần kẻ sọc chàm khói',
    en: 'Striped bodysuit in smoky indigo',
    category: 'bodysuits',
    collections: ['summer'],
    tags: ['Kẻ sọc', 'Thêu tay', 'Ngày hè'],
    price: 179_000,
    salePrice: 149_000,
    status: 'Sale',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'dusk', pictures: ['onesie-dusk-front.webp', 'onesie-dusk-detail.webp'] }],
    sizes: [{ size: '3-6M' }, { size: '6-9M' }, { size: '9-12M' }, { size: '12-18M' }, { size: '18-24M' }],
    stock: { dusk: { '3-6M': 3, '6-9M': 7, '9-12M': 5, '12-18M': 4, '18-24M': 2 } },
    description: {
      vi: paragraphs(
        'Sọc chạy dọc thân và chạy ngang tay. Cắt như vậy tốn vải hơn, nhưng hai tay khớp sọc với nhau nhìn mới gọn.',
        'Vải dày dặn nhất trong ba mẫu áo liền quần, hợp với bé đã bò, ngồi lê cả ngày không sờn mông. Ống đùi bo gân vừa đủ ôm tã, không hằn.',
        'Hoa thêu màu nghệ. Giặt lộn trái, phơi chỗ râm thì màu sọc giữ được lâu.',
      ),
      en: paragraphs(
        'The stripes run down the body and across the sleeves. Cut that way it uses more cloth, but the two sleeves match, and it looks finished.',
        'The sturdiest of our three bodysuits, meant for crawlers: a day on the floor does not wear through the seat. The leg ribbing holds a nappy without leaving a mark.',
        'The flower is turmeric yellow. Wash it inside out and dry it in the shade, and the stripes keep their colour.',
      ),
    },
    facts: {
      ...stripe,
      measurements: [
        ...measured(bodyLength, { '3-6M': 41, '6-9M': 44, '9-12M': 46, '12-18M': 48.5, '18-24M': 51 }),
        ...measured(chestWidth, { '3-6M': 22.5, '6-9M': 24, '9-12M': 25, '12-18M': 26, '18-24M': 27 }),
      ],
    },
    soldRecently: 27,
    createdDaysAgo: 300,
  },
]
