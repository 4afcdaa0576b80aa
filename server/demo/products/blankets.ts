import type { DemoProduct } from '../demo-types.ts'
import { paragraphs } from '../paragraphs.ts'
import { floral, gauze, waffle } from './cloth.ts'
import { measured, side } from './measured.ts'
import { birthday, childName, threadColor } from './personalized.ts'

export const blankets: DemoProduct[] = [
  {
    sku: 'MM-CH-01',
    slug: 'chan-u-ke-o-lot-to-ong',
    name: 'Chăn ủ kẻ ô lót tổ ong',
    en: 'Gingham and waffle baby blanket',
    category: 'gifts',
    collections: ['newborn', 'gifts'],
    tags: ['Kẻ ô', 'Sơ sinh', 'Thêu tay', 'Trời se lạnh'],
    price: 450_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'sky', pictures: ['blanket-sky-front.webp', 'blanket-sky-detail.webp', 'blanket-fold.webp'] },
      { colourway: 'brown', pictures: ['blanket-brown-front.webp', 'blanket-brown-detail.webp'] },
    ],
    sizes: [],
    stock: { sky: { '': 7 }, brown: { '': 4 } },
    description: {
      vi: paragraphs(
        'Một mặt cotton kẻ ô, một mặt cotton tổ ong, viền bọc kem khâu mũi tới. Chín mươi phân mỗi cạnh: đủ quấn bé sơ sinh về nhà, đủ phủ xe đẩy, sau này thành chăn ngủ trưa ở lớp.',
        'Hai lớp chỉ chần ở góc và giữa để còn xê dịch, nhờ vậy chăn rũ mềm và giặt mau khô. Góc trái thêu hai bông hoa.',
        'Gấp sẵn, buộc dây vải, kèm thẻ trống để bạn tự viết. Bé dưới một tuổi ngủ một mình thì nên dùng túi ngủ thay chăn.',
      ),
      en: paragraphs(
        'Gingham on one side, waffle on the other, bound in cream with a running stitch. Ninety centimetres each way: enough to wrap a newborn home, to cover a pushchair, and later for naps at nursery.',
        'The two layers are caught only at the corners and the middle, so they can shift; the blanket drapes softly and dries fast. Two flowers are embroidered in one corner.',
        'It comes folded and tied with cloth ribbon, with a blank card for your own words. For a baby under one who sleeps alone, use a sleep sack instead of a blanket.',
      ),
    },
    facts: {
      ...waffle,
      fabric: {
        vi: 'Một mặt cotton kẻ ô 115 g/m², một mặt cotton tổ ong 210 g/m², 100% cotton.',
        en: 'Gingham 115 g/m² on one side, waffle 210 g/m² on the other, 100% cotton.',
      },
      skin: {
        vi: 'Cả hai mặt đã giặt mềm, không hồ, không nước xả thơm. Không có ruột bông nên không bí.',
        en: 'Both sides washed soft, without starch or scented softener. No wadding, so it is never close.',
      },
      measurements: measured(side, { '': 90 }),
    },
    soldRecently: 23,
    createdDaysAgo: 290,
  },
  {
    sku: 'MM-CH-02',
    slug: 'chan-u-hoa-nhi-theu-ten',
    name: 'Chăn ủ hoa nhí thêu tên',
    en: 'Floral blanket with a name',
    category: 'gifts',
    collections: ['newborn', 'gifts'],
    tags: ['Hoa nhí', 'Sơ sinh', 'Thêu tay', 'Thêu tên'],
    price: 520_000,
    salePrice: 0,
    status: 'Regular',
    madeToOrder: true,
    leadDays: 7,
    colors: [{ colourway: 'blush', pictures: ['blanket-blush-front.webp', 'blanket-blush-detail.webp'] }],
    sizes: [],
    stock: { blush: { '': 0 } },
    description: {
      vi: paragraphs(
        'Mặt hoa nhí sen phấn, mặt tổ ong hồng sen, góc chăn thêu cụm hoa và tên bé dọc theo đường viền. Tên tối đa mười hai chữ, thêm ngày sinh nếu muốn; bạn điền ngay bên trên và xem thử màu chỉ.',
        'Chúng tôi gửi ảnh góc thêu trước khi đóng gói. Sai một dấu là thêu lại, không đợi bạn phải nói.',
        'Bảy ngày. Có nhận giao thẳng đến nhà người được tặng, hoá đơn chỉ gửi qua email cho người đặt.',
      ),
      en: paragraphs(
        'Lotus-blush flowers on one side, rose waffle on the other, with a spray of flowers in the corner and your baby’s name along the binding. Up to twelve letters, and the birthday if you like: fill them in above and see them in the thread you choose.',
        'We send a photo of the corner before we pack it. One wrong mark and we embroider it again, without being asked.',
        'Seven days. We can send it straight to the family; the bill then goes only to you, by e-mail.',
      ),
    },
    facts: {
      ...floral,
      fabric: {
        vi: 'Một mặt cotton in hoa nhí 110 g/m², một mặt cotton tổ ong 210 g/m², 100% cotton.',
        en: 'Floral cotton 110 g/m² on one side, waffle 210 g/m² on the other, 100% cotton.',
      },
      skin: {
        vi: 'Cả hai mặt đã giặt mềm trước khi may. Chân chỉ thêu giấu giữa hai lớp vải.',
        en: 'Both sides washed soft before sewing. The back of the embroidery is hidden between the layers.',
      },
      measurements: measured(side, { '': 90 }),
    },
    personalization: [childName, birthday(20_000), threadColor],
    soldRecently: 13,
    createdDaysAgo: 110,
  },
  {
    sku: 'MM-KX-01',
    slug: 'bo-ba-khan-xo-muslin',
    name: 'Bộ ba khăn xô muslin',
    en: 'Set of three muslin cloths',
    category: 'gifts',
    collections: ['newborn', 'gifts'],
    tags: ['Muslin', 'Sơ sinh', 'Ngày hè'],
    price: 245_000,
    salePrice: 0,
    status: 'Best seller',
    madeToOrder: false,
    leadDays: 0,
    colors: [
      { colourway: 'mist', pictures: ['swaddles-mist-front.webp', 'swaddles-mist-detail.webp', 'swaddles-fold.webp'] },
      { colourway: 'lotus', pictures: ['swaddles-lotus-front.webp', 'swaddles-lotus-detail.webp'] },
      { colourway: 'honey', pictures: ['swaddles-honey-front.webp', 'swaddles-honey-detail.webp'] },
    ],
    sizes: [],
    stock: { mist: { '': 18 }, lotus: { '': 12 }, honey: { '': 9 } },
    description: {
      vi: paragraphs(
        'Ba khăn trong một bó: một khăn trơn thêu hoa, một khăn in cùng tông, một khăn trắng ngà. Bảy mươi lăm phân mỗi cạnh, quấn, lau, đắp, che khi cho bú đều được.',
        'Muslin hai lớp dính nhau bằng những điểm dệt nhỏ chứ không khâu, nên giặt xong phồng lên và khô trong một buổi. Mép gập hai lần, khâu mũi tới.',
        'Bó bằng dây tết với vòng gỗ. Vòng chỉ để buộc, không phải đồ gặm nướu, xin cất đi trước khi đưa khăn cho bé.',
      ),
      en: paragraphs(
        'Three cloths in a bundle: one plain with a small embroidery, one printed to match, one ivory. Seventy-five centimetres each way, for swaddling, wiping, covering and feeding behind.',
        'The two layers of gauze are woven together at little points, not sewn, so they puff up in the wash and dry in half a day. The edges are folded twice and finished in running stitch.',
        'Tied with braided cord and a wooden ring. The ring is only a tie, not a teether: please put it away before the cloths go to the baby.',
      ),
    },
    facts: { ...gauze, measurements: measured(side, { '': 75 }) },
    soldRecently: 61,
    createdDaysAgo: 375,
  },
]
