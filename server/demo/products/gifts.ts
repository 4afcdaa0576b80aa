import type { DemoFacts, DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { gingham, sprig, swissDot } from './cloth.ts'
import { height, measured } from './measured.ts'
import { birthday, childName, threadColor } from './personalized.ts'

const rabbitCare: DemoFacts['care'] = ['handwash', 'no-bleach', 'no-tumble', 'no-dryclean']

export const gifts: DemoProduct[] = [
  {
    sku: 'MM-BI-01',
    slug: 'yem-an-tho-con-hoa-li-ti',
    name: 'Yếm ăn thỏ con hoa li ti',
    en: 'Little rabbit bib in sprigged cotton',
    category: 'gifts',
    collections: ['newborn', 'gifts'],
    tags: ['Hoa nhí', 'Sơ sinh'],
    price: 69_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'blush', pictures: ['bib-blush-front.webp', 'bib-blush-detail.webp'] }],
    sizes: [],
    stock: { blush: { '': 0 } },
    description: {
      vi: paragraphs(
        'Yếm nhỏ thấm nước miếng cho bé sơ sinh và bé mọc răng. Mặt trước cotton hoa li ti, mặt sau muslin hai lớp, giữa lót một lớp khăn bông mỏng.',
        'Thỏ con đắp bằng vải khăn, viền khâu tay; mắt, mũi và má đều thêu. Cổ bấm hai nấc, từ mới sinh đến khoảng chín tháng.',
        'Đang chờ đợt vải mới. Nhắn chúng tôi một câu ở trang Liên hệ, khi may xong chúng tôi báo.',
      ),
      en: paragraphs(
        'A small bib for newborn dribbles and teething. Sprigged cotton in front, double gauze behind, a thin layer of towelling between.',
        'The rabbit is cut from towelling and sewn round by hand; eyes, nose and cheeks are embroidered. Two snaps at the neck, from birth to about nine months.',
        'We are waiting for the next bolt of this cloth. Drop us a line on the contact page, and we write when they are sewn.',
      ),
    },
    facts: { ...sprig, measurements: measured({ vi: 'Ngang x dài khoảng', en: 'About, each way' }, { '': 21 }) },
    soldRecently: 17,
    createdDaysAgo: 320,
  },
  {
    sku: 'MM-BI-02',
    slug: 'yem-an-tho-con-lot-khan-bong',
    name: 'Yếm ăn thỏ con lót khăn bông',
    en: 'Towelling-backed rabbit bib',
    category: 'gifts',
    collections: ['gifts'],
    tags: ['Kẻ ô', 'Kẻ sọc'],
    price: 79_000,
    salePrice: 59_000,
    status: 'Sale',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'turmeric', pictures: ['bib-turmeric-front.webp', 'bib-turmeric-detail.webp', 'bib-fold.webp'] },
      { colourway: 'leaf', pictures: ['bib-leaf-front.webp', 'bib-leaf-detail.webp'] },
    ],
    sizes: [],
    stock: { turmeric: { '': 14 }, leaf: { '': 11 } },
    description: {
      vi: paragraphs(
        'Yếm lớn cho những bữa cháo đầu đời, che từ cổ xuống tận bụng. Nghệ kẻ ô và lá già kẻ sọc, hai màu không sợ cà rốt.',
        'Mặt sau là khăn bông dày, đổ nửa chén canh vẫn chưa thấm sang áo. Nút bấm hai nấc, dùng từ sáu tháng đến ba tuổi.',
        'Vết bẩn nên xả nước lạnh ngay rồi giặt máy như khăn.',
      ),
      en: paragraphs(
        'A large bib for first porridges, from the neck down over the belly. Turmeric gingham and leaf-green stripes: two colours that do not mind carrots.',
        'Backed with thick towelling that takes half a bowl of soup before anything reaches the shirt. Two snaps, from six months to three years.',
        'Rinse stains in cold water straight away, then wash it like a towel.',
      ),
    },
    facts: {
      ...gingham,
      fabric: {
        vi: '100% cotton: kẻ ô (nghệ) hoặc kẻ sọc (lá già), mặt sau khăn bông 320 g/m².',
        en: '100% cotton: gingham (turmeric) or stripe (leaf), backed with 320 g/m² towelling.',
      },
      measurements: measured({ vi: 'Ngang x dài khoảng', en: 'About, each way' }, { '': 28 }),
    },
    soldRecently: 38,
    createdDaysAgo: 270,
  },
  {
    sku: 'MM-TH-01',
    slug: 'tho-bong-mac-vay-vuon-nha',
    name: 'Thỏ bông mặc váy vườn nhà',
    en: 'Garden rabbit in a frock',
    category: 'gifts',
    collections: ['gifts'],
    tags: ['Hoa nhí', 'Chấm nổi', 'Thêu tay'],
    price: 219_000,
    salePrice: 0,
    status: 'New',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'sage', pictures: ['rabbit-sage-front.webp', 'rabbit-sage-detail.webp', 'rabbit-fold.webp'] },
      { colourway: 'indigo', pictures: ['rabbit-indigo-front.webp', 'rabbit-indigo-detail.webp'] },
    ],
    sizes: [],
    stock: { sage: { '': 6 }, indigo: { '': 5 } },
    description: {
      vi: paragraphs(
        'Thỏ may từ vải đầu khúc của những chiếc đầm: váy hoa nhí lá sả hoặc chấm nổi chàm, tai lót cùng vải. Vậy là chị có đầm, thỏ có váy giống chị.',
        'Mặt thêu tay nên không con nào cười giống con nào. Ruột bông gòn polyester giặt được, nhồi chắc ở cổ để đầu không gục.',
        'Váy có hai cúc gỗ nhỏ, vì vậy thỏ dành cho bé từ ba tuổi. Tặng bé nhỏ hơn thì nhắn một câu, chúng tôi thêu cúc thay cúc thật.',
      ),
      en: paragraphs(
        'Our rabbits are sewn from the ends of dress bolts: a sage floral frock or indigo Swiss dot, with the same cloth in the ears. So a sister has a dress, and so does her rabbit.',
        'The faces are embroidered, and no two smile alike. The stuffing is washable polyester, packed firmly at the neck so that the head stays up.',
        'The frock has two small wooden buttons, so the rabbit is meant for three years and up. For a younger child, drop us a line and we embroider the buttons instead.',
      ),
    },
    facts: {
      ...swissDot,
      fabric: { vi: 'Vỏ và váy 100% cotton; ruột bông gòn polyester.', en: 'Skin and frock in 100% cotton; polyester stuffing.' },
      care: rabbitCare,
      measurements: measured(height, { '': 34 }),
    },
    soldRecently: 25,
    createdDaysAgo: 27,
  },
  {
    sku: 'MM-TH-02',
    slug: 'tho-bong-theu-ten',
    name: 'Thỏ bông váy kẻ ô thêu tên',
    en: 'Gingham rabbit with a name',
    category: 'gifts',
    collections: ['gifts', 'newborn'],
    tags: ['Kẻ ô', 'Thêu tay', 'Thêu tên'],
    price: 259_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: true,
    leadDays: 5,
    colors: [{ colourway: 'rose', pictures: ['rabbit-rose-front.webp', 'rabbit-rose-detail.webp'] }],
    sizes: [],
    stock: { rose: { '': 0 } },
    description: {
      vi: paragraphs(
        'Cô thỏ màu lúa mạch, váy kẻ ô sen đậm, nơ đỏ gạch. Tên và ngày sinh của bé thêu sau tai phải, nơi chỉ bé biết.',
        'Bạn điền tên, ngày sinh và chọn màu chỉ ngay bên trên; hai bé hai tên thì đặt hai lần. Năm ngày là thỏ lên đường, kèm hộp giấy và thẻ viết tay.',
        'Vì thường được tặng bé sơ sinh, mẫu này chúng tôi thêu cúc chứ không đính cúc gỗ, trừ khi bạn muốn khác.',
      ),
      en: paragraphs(
        'An oat-coloured rabbit in deep lotus gingham with a brick-red bow. Your baby’s name and birthday are embroidered behind the right ear, where only they will know.',
        'Fill in the name and the date above and choose the thread; for two children, add her twice. Five days later she sets out in a paper box with a handwritten card.',
        'As she usually goes to a newborn, we embroider her buttons instead of sewing on wooden ones, unless you ask otherwise.',
      ),
    },
    facts: {
      ...gingham,
      fabric: { vi: 'Vỏ và váy 100% cotton; ruột bông gòn polyester.', en: 'Skin and frock in 100% cotton; polyester stuffing.' },
      care: rabbitCare,
      measurements: measured(height, { '': 34 }),
    },
    personalization: [childName, birthday(0), threadColor],
    soldRecently: 16,
    createdDaysAgo: 95,
  },
]
