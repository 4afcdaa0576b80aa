import type { DemoCategory, DemoCollection, DemoTag } from './demo-types.ts'

export const categories: DemoCategory[] = [
  { key: 'bodysuits', name: 'Áo liền quần', en: 'Bodysuits & sleep sacks', art: 'category-bodysuits.svg' },
  { key: 'dresses', name: 'Đầm', en: 'Dresses', art: 'category-dresses.svg' },
  { key: 'rompers', name: 'Yếm quần', en: 'Dungarees & bloomers', art: 'category-rompers.svg' },
  { key: 'knitwear', name: 'Đồ len', en: 'Knitwear', art: 'category-knitwear.svg' },
  { key: 'aodai', name: 'Áo dài và áo yếm', en: 'Áo dài & yếm', art: 'category-aodai.svg' },
  { key: 'hats', name: 'Mũ', en: 'Hats & bonnets', art: 'category-hats.svg' },
  { key: 'booties', name: 'Giày len', en: 'Booties', art: 'category-booties.svg' },
  { key: 'gifts', name: 'Quà cho bé', en: 'Baby gifts', art: 'category-gifts.svg' },
]

export const collections: DemoCollection[] = [
  {
    key: 'newborn',
    slug: 'chao-be-moi-sinh',
    name: 'Chào bé mới sinh',
    en: 'Hello, newborn',
    description: {
      vi: 'Những món đầu tiên cho một làn da còn mỏng: cotton giặt mềm trước khi cắt, đường may bọc kín, nút bấm ở chỗ tay mẹ dễ với. Phần lớn dùng được từ ngày bé về nhà đến khi biết ngồi.',
      en: 'First things for skin that is still thin: cotton washed soft before it is cut, seams bound on the inside, snaps where a tired hand can find them. Most of it lasts from the day you come home until your baby sits up.',
    },
    cover: 'cover-newborn.webp',
  },
  {
    key: 'summer',
    slug: 'mua-he-vai-dui',
    name: 'Mùa hè vải đũi',
    en: 'Linen summer',
    description: {
      vi: 'Hè ở Huế nắng từ sáu giờ sáng. Vải đũi và cotton mỏng, dáng rộng để gió luồn qua, vành mũ đủ che đến gáy. Đồ mùa này giặt tối, sáng mai đã khô.',
      en: 'Summer in Huế is hot by six in the morning. Linen and light cotton, cut wide so that air moves through, and hat brims that reach the nape. Washed in the evening, dry by breakfast.',
    },
    cover: 'cover-summer.webp',
  },
  {
    key: 'tet',
    slug: 'tet-sum-vay',
    name: 'Tết sum vầy',
    en: 'Tết together',
    description: {
      vi: 'Áo dài gấm hoa sen, bộ áo yếm đũi và vài món đồ len cho sáng mồng Một se lạnh. Chúng tôi nhận đặt may Tết đến trước rằm tháng Chạp; sau ngày đó chỉ còn hàng có sẵn.',
      en: 'Áo dài in lotus-figured silk, linen yếm sets, and a little knitwear for the cool first morning of the year. Tết orders close at the full moon of the twelfth lunar month; after that, only what is on the shelf.',
    },
    cover: 'cover-tet.webp',
  },
  {
    key: 'gifts',
    slug: 'qua-day-thang',
    name: 'Quà đầy tháng',
    en: 'Gifts for a new baby',
    description: {
      vi: 'Quà mừng đầy tháng, thôi nôi, gấp gọn trong giấy gió, buộc dây vải và kèm thẻ viết tay. Không biết size của bé thì chọn chăn, khăn hoặc thỏ bông, bé nào cũng vừa.',
      en: 'Presents for a first month or a first birthday, folded in handmade paper, tied with cloth ribbon, with a handwritten card. If you do not know the size, choose a blanket, cloths or a rabbit: they fit everyone.',
    },
    cover: 'cover-gifts.webp',
  },
]

export const tags: DemoTag[] = [
  { name: 'Thêu tay', en: 'Hand embroidery' },
  { name: 'Sơ sinh', en: 'Newborn' },
  { name: 'Đũi', en: 'Linen' },
  { name: 'Lụa', en: 'Silk' },
  { name: 'Muslin', en: 'Muslin' },
  { name: 'Len cotton', en: 'Knitted cotton' },
  { name: 'Kẻ ô', en: 'Gingham' },
  { name: 'Kẻ sọc', en: 'Stripes' },
  { name: 'Chấm nổi', en: 'Swiss dot' },
  { name: 'Hoa nhí', en: 'Floral' },
  { name: 'Nhuộm tự nhiên', en: 'Plant-dyed' },
  { name: 'Ngày hè', en: 'Hot days' },
  { name: 'Trời se lạnh', en: 'Cool days' },
  { name: 'Thêu tên', en: 'With a name' },
]
