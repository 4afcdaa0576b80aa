import { newId } from '../../db/new-id.ts'
import { listingColumns, normalizeName } from '../../server/areas/catalogue/catalogue.ts'

/** Generated products: plausible Vietnamese names, prices and sizes, the same in every run. */

const garments = [
  'Đầm|dress',
  'Áo yếm|bib top',
  'Mũ|hat',
  'Yếm quần|dungarees',
  'Áo liền quần|bodysuit',
  'Áo dài|ao dai',
  'Giày len|booties',
  'Khăn|cloth',
]
const kinds = [
  'cổ lá sen|Peter Pan collar',
  'cổ tròn|round neck',
  'tay phồng|puff sleeve',
  'xếp ly|pleated',
  'rộng vành|wide brim',
  'hai lớp|double',
]
const cloths = ['đũi|linen', 'lụa|silk', 'muslin|muslin', 'cotton|cotton', 'len|wool', 'gấm|brocade', 'kẻ ô|gingham', 'kẻ sọc|striped']
const motifs = [
  'hoa nhí|floral',
  'hoa sen|lotus',
  'con thỏ|rabbit',
  'lá tre|bamboo leaf',
  'vườn chanh|lime garden',
  'chim én|swallow',
  'mây|cloud',
]
const places = ['Huế|of Huế', 'Kim Long|of Kim Long', 'Vỹ Dạ|of Vỹ Dạ', 'An Cựu|of An Cựu', 'Thuận An|of Thuận An', 'Gia Hội|of Gia Hội']
export const sizeNames = ['0-3M', '3-6M', '6-9M', '9-12M', '12-18M', '18-24M', '2Y', '3Y', '4Y', '5Y', '6Y', '7Y', '8Y']
const statuses = ['New', 'Sale', 'Best seller', 'Regular', 'Regular', 'Regular'] as const
const dyes = [
  'Xanh chàm|Indigo|#2f4a66',
  'Đỏ gạch|Brick|#9c4a3c',
  'Vàng nghệ|Turmeric|#d9a441',
  'Hồng phấn|Blush|#e8c4bc',
  'Xanh rêu|Moss|#6b7a4f',
]
const lateDyes = [
  'Nâu đất|Clay|#8a6248',
  'Trắng kem|Cream|#f3ead8',
  'Tím sim|Myrtle|#6d5a7e',
  'Xanh ngọc|Jade|#5f9c8c',
  'Đen than|Charcoal|#3a3735',
]

export type Named = { id: string; name: string; nameEn: string }
const named = (prefix: string, pair: string): Named => ({ id: newId(prefix), name: vi(pair), nameEn: capital(en(pair)) })

export function fakeTaxonomy() {
  return {
    categories: garments.map((pair) => named('cat', pair)),
    collections: ['Tết sum vầy|Tết together', 'Mùa hè|Summer', 'Sơ sinh|Newborn', 'Quà tặng|Gifts'].map((pair) => named('cln', pair)),
    tags: [...cloths, ...motifs, ...places, ...kinds].map((pair) => named('tag', capital(pair))),
  }
}

type FakeTaxonomy = ReturnType<typeof fakeTaxonomy>

/** The rows of one product, derived from `number` alone. */
export function fakeProduct(number: number, { categories, collections, tags }: FakeTaxonomy) {
  const pick = picker(number)
  const category = pick.one(categories)
  const parts = [pick.one(kinds), pick.one(cloths), pick.one(motifs), pick.one(places)]
  const id = newId('prd')
  const name = capital([category.name, ...parts.map(vi)].join(' '))
  const nameEn = capital([...parts.slice(0, 3).map(en), category.nameEn.toLowerCase(), en(parts[3] ?? '')].join(' '))
  const price = pick.number(60, 900) * 1_000
  const salePrice = pick.number(1, 4) === 1 ? Math.round((price * pick.number(60, 95)) / 100_000) * 1_000 : 0
  const sizes = pick.some(sizeNames, 3, 6).map((size, i) => ({ size, price: i > 3 ? price + 30_000 : 0 }))
  const sku = `BM-${number}`
  const own = pick.some(tags, 2, 4)
  const colors = pick.some([...dyes, ...lateDyes], 2, 3).map((dye) => {
    const [color = '', colorEn = '', hex = ''] = dye.split('|')
    return { id: newId('col'), productId: id, color, colorKey: normalizeName(color), colorEn, hex }
  })
  const product = {
    id,
    slug: `${normalizeName(name).replaceAll(' ', '-')}-${number}`,
    sku,
    name,
    nameEn,
    description: { vi: `${name}. `.repeat(12), en: `${nameEn}. `.repeat(12) },
    categoryId: category.id,
    status: pick.one(statuses),
    priceVnd: price,
    salePriceVnd: salePrice,
    ...listingColumns({ name, nameEn, sku, price, salePrice, sizes }, [
      category,
      ...own,
      ...colors.map((dye) => ({ name: dye.color, nameEn: dye.colorEn })),
    ]),
    madeToOrder: pick.number(1, 12) === 1,
    leadDays: 7,
    published: pick.number(1, 50) > 1,
    soldCount: Math.floor(pick.number(0, 30) ** 2 / 10),
    ratingSum: pick.number(30, 50),
    ratingCount: 10,
    createdAt: new Date(Date.UTC(2024, 0, 1) + number * 60_000 * 7),
  }
  const isSoldOut = pick.number(1, 15) === 1
  const variants = colors.flatMap((color) =>
    sizes.map(({ size }) => ({
      id: newId('var'),
      productId: id,
      colorId: color.id,
      size,
      onHand: isSoldOut ? 0 : pick.number(0, 6),
      reserved: 0,
    })),
  )
  return {
    product: { ...product, inStock: variants.some(({ onHand }) => onHand > 0) },
    colors: colors.map((color, position) => ({ ...color, position })),
    sizes: sizes.map(({ size, price: priceVnd }, position) => ({ productId: id, size, priceVnd, position })),
    variants,
    collections: pick.number(1, 3) === 1 ? [{ productId: id, collectionId: pick.one(collections).id }] : [],
    tags: own.map((tag) => ({ productId: id, tagId: tag.id })),
    pictures: (imageIds: string[]) =>
      colors.flatMap(({ id: colorId }) => pick.some(imageIds, 2, 3).map((imageId, position) => ({ colorId, imageId, position }))),
  }
}

/** A pseudo-random choice, the same for the same seed. */
function picker(seed: number) {
  let state = (seed + 1) * 2_654_435_761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const one = <T>(items: readonly T[]): T => items[number(0, items.length - 1)] as T
  const some = <T>(items: readonly T[], from: number, to: number): T[] => {
    const chosen = new Set<T>()
    const many = Math.min(number(from, to), items.length)
    while (chosen.size < many) chosen.add(one(items))
    return items.filter((item) => chosen.has(item))
  }
  return { number, one, some }
}

function vi(pair: string): string {
  return pair.split('|')[0] ?? ''
}

function en(pair: string): string {
  return pair.split('|')[1] ?? ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
