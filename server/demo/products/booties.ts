import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { knit } from './cloth.ts'
import { measured, soleLength } from './measured.ts'

const knittedByHand = {
  vi: 'Sợi cotton bốn lớp, 100% cotton, đan tay bằng hai kim.',
  en: 'Four-ply cotton yarn, 100% cotton, knitted by hand on two needles.',
}

export const booties: DemoProduct[] = [
  {
    sku: 'MM-GL-01',
    slug: 'giay-len-so-sinh-no-nho',
    name: 'Giày len sơ sinh nơ nhỏ',
    en: 'Newborn booties with little bows',
    category: 'booties',
    collections: ['newborn', 'gifts'],
    tags: ['Len cotton', 'Sơ sinh', 'Trời se lạnh'],
    price: 95_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'cream', pictures: ['booties-cream-front.webp', 'booties-cream-detail.webp', 'booties-fold.webp'] },
      { colourway: 'lotus', pictures: ['booties-lotus-front.webp', 'booties-lotus-detail.webp'] },
    ],
    sizes: [{ size: '0-3M' }, { size: '3-6M' }],
    stock: { cream: { '0-3M': 8, '3-6M': 6 }, lotus: { '0-3M': 5, '3-6M': 4 } },
    description: {
      vi: paragraphs(
        'Cả đôi nặng chưa đầy ba mươi gram. Đan từ gót lên mũi trong một sợi, chỉ một đường ráp ở lòng bàn chân và đường đó được móc phẳng.',
        'Cổ bo gân hai phân ôm mắt cá nên đạp mấy cũng không tuột. Nơ đính chết bằng chỉ cùng màu, hoa ở mũi giày thêu bằng sợi cotton.',
        'Giặt tay, bóp nhẹ trong khăn rồi để nằm cho khô. Treo lên thì giày dài ra.',
      ),
      en: paragraphs(
        'The pair weighs less than thirty grams. Knitted heel to toe from one thread, with a single join under the foot that is crocheted flat.',
        'Two centimetres of rib hold the ankle, however much they kick. The bows are sewn down in matching thread, the flower at the toe is worked in cotton yarn.',
        'Wash by hand, press in a towel and dry them lying down. Hung up, they grow.',
      ),
    },
    facts: { ...knit, fabric: knittedByHand, measurements: measured(soleLength, { '0-3M': 9.5, '3-6M': 10.5 }) },
    soldRecently: 33,
    createdDaysAgo: 340,
  },
  {
    sku: 'MM-GL-02',
    slug: 'giay-len-tap-di-de-vai',
    name: 'Giày len tập đi đế vải',
    en: 'First-steps booties with a cloth sole',
    category: 'booties',
    collections: ['gifts'],
    tags: ['Len cotton', 'Trời se lạnh'],
    price: 129_000,
    salePrice: 0,
    status: 'New',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'sage', pictures: ['booties-sage-front.webp', 'booties-sage-detail.webp'] }],
    sizes: [{ size: '6-9M' }, { size: '9-12M' }, { size: '12-18M' }],
    stock: { sage: { '6-9M': 6, '9-12M': 7, '12-18M': 5 } },
    description: {
      vi: paragraphs(
        'Làm theo lời một chị khách: giày len êm nhưng trượt trên nền gạch bông. Mẫu này thêm đế vải bố hai lớp, chần ô nhỏ cho bám, để bé men theo ghế tập đi.',
        'Thân vẫn là sợi cotton đan tay, cổ bo gân, nơ màu nghệ. Đế khâu tay vòng quanh hai lượt, mòn thì gửi về tiệm thay đế khác.',
        'Giày đi trong nhà. Nên rộng hơn chân bé khoảng nửa phân.',
      ),
      en: paragraphs(
        'A customer told us that knitted booties are lovely and slide on a tiled floor. So this pair has a sole of double canvas, quilted in small squares to grip, for walking along the chairs.',
        'The upper is still hand-knitted cotton with a ribbed ankle and a turmeric bow. The sole is sewn on by hand, twice round; when it wears through, send them home and we put on another.',
        'For indoors. Leave about half a centimetre in front of the toes.',
      ),
    },
    facts: {
      ...knit,
      fabric: {
        vi: 'Thân 100% sợi cotton đan tay; đế vải bố cotton hai lớp chần.',
        en: 'Upper in hand-knitted 100% cotton; sole in two layers of quilted cotton canvas.',
      },
      measurements: measured(soleLength, { '6-9M': 11.5, '9-12M': 12.5, '12-18M': 13.5 }),
    },
    soldRecently: 15,
    createdDaysAgo: 31,
  },
]
