import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { sprig, waffle } from './cloth.ts'
import { bodyLength, chestWidth, measured } from './measured.ts'

const sizes = ['0-3M', '3-6M', '6-9M', '9-12M', '12-18M'].map((size) => ({ size }))
const measurements = [
  ...measured(bodyLength, { '0-3M': 60, '3-6M': 65, '6-9M': 70, '9-12M': 75, '12-18M': 82 }),
  ...measured(chestWidth, { '0-3M': 24, '3-6M': 25.5, '6-9M': 27, '9-12M': 28, '12-18M': 29.5 }),
]

export const sleepSacks: DemoProduct[] = [
  {
    sku: 'MM-TN-01',
    slug: 'tui-ngu-to-ong-trang-khuyet',
    name: 'Túi ngủ tổ ong trăng khuyết',
    en: 'Crescent moon waffle sleep sack',
    category: 'bodysuits',
    collections: ['newborn', 'gifts'],
    tags: ['Sơ sinh', 'Thêu tay', 'Trời se lạnh'],
    price: 425_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [{ colourway: 'sage', pictures: ['sleepsack-sage-front.webp', 'sleepsack-sage-detail.webp', 'sleepsack-fold.webp'] }],
    sizes,
    stock: { sage: { '0-3M': 4, '3-6M': 6, '6-9M': 5, '9-12M': 3, '12-18M': 0 } },
    description: {
      vi: paragraphs(
        'Mùa mưa Huế đêm lạnh mà ẩm, bé đạp chăn suốt. Chiếc túi này may bằng cotton tổ ong lót cotton trơn, ấm vừa cho phòng 20–24 °C và thay hẳn chăn mền.',
        'Khoá kéo chạy từ trên xuống gần gấu, đầu khoá có nẹp vải che để không chạm cằm. Hai vai cài cúc, mở cả hai bên là mặc được cho bé đang ngủ. Phần thân dưới xoè rộng để hông và chân co duỗi tự nhiên.',
        'Trăng khuyết đắp vải rồi thêu viền tay, cạnh là hai bông hoa nhỏ thay cho sao.',
      ),
      en: paragraphs(
        'In the rainy months nights in Huế are cold and damp, and babies kick off every blanket. This sack is cotton waffle lined with plain cotton, warm enough for a room of 20–24 °C, and takes the place of bedding.',
        'The zip runs from the top nearly to the hem, with a flap of cloth at the top so it never touches the chin. Both shoulders button, so you can put it on a sleeping baby. It is wide below, for hips and legs to bend as they like.',
        'The crescent moon is appliquéd and edged by hand, with two small flowers where the stars would be.',
      ),
    },
    facts: { ...waffle, measurements },
    soldRecently: 22,
    createdDaysAgo: 350,
  },
  {
    sku: 'MM-TN-02',
    slug: 'tui-ngu-mong-dem-he',
    name: 'Túi ngủ mỏng đêm hè',
    en: 'Summer-night sleep sack',
    category: 'bodysuits',
    collections: ['newborn', 'summer'],
    tags: ['Sơ sinh', 'Hoa nhí', 'Chấm nổi', 'Ngày hè'],
    price: 365_000,
    salePrice: 309_000,
    status: 'Sale',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'blush', pictures: ['sleepsack-blush-front.webp', 'sleepsack-blush-detail.webp'] },
      { colourway: 'indigo', pictures: ['sleepsack-indigo-front.webp', 'sleepsack-indigo-detail.webp'] },
    ],
    sizes,
    stock: {
      blush: { '0-3M': 3, '3-6M': 5, '6-9M': 5, '9-12M': 2, '12-18M': 2 },
      indigo: { '0-3M': 2, '3-6M': 4, '6-9M': 0, '9-12M': 3, '12-18M': 2 },
    },
    description: {
      vi: paragraphs(
        'Cùng dáng với túi ngủ tổ ong nhưng chỉ hai lớp cotton mỏng, cho phòng quạt hoặc máy lạnh 25–27 °C. Sáng dậy lưng bé vẫn khô.',
        'Màu sen phấn may bằng cotton in hoa li ti, màu chàm may bằng cotton chấm nổi. Cổ và nách viền bọc cotton kem, đường chỉ mũi tới khâu tay dọc khoá kéo.',
        'Túi đã kín thì không đắp thêm chăn. Chọn đúng size theo chiều cao để bé không tụt xuống khỏi cổ áo.',
      ),
      en: paragraphs(
        'The same cut as our waffle sack in two thin layers of cotton, for rooms with a fan or air-conditioning at 25–27 °C. Backs stay dry until morning.',
        'Lotus blush is sewn in sprigged cotton, indigo in Swiss dot. Neck and armholes are bound in cream cotton, with a line of hand running stitch along the zip.',
        'With a sleep sack on, no blanket on top. Choose the size by height, so that your baby cannot slip down through the neck.',
      ),
    },
    facts: {
      ...sprig,
      fabric: {
        vi: 'Hai lớp cotton 100%, in hoa li ti (sen phấn) hoặc chấm nổi (chàm), 105–110 g/m².',
        en: 'Two layers of 100% cotton, sprig print (lotus blush) or Swiss dot (indigo), 105–110 g/m².',
      },
      skin: {
        vi: 'Mặt trong là cotton trắng trơn. Khoá kéo có nẹp vải ở cả hai đầu.',
        en: 'Plain white cotton inside. The zip has a flap of cloth at both ends.',
      },
      measurements,
    },
    soldRecently: 31,
    createdDaysAgo: 220,
  },
]
