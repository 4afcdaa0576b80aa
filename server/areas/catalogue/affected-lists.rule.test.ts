import { expect, test } from 'vitest'
import { affectedLists } from './affected-lists.rule.ts'
import type { NewProduct } from './plan-product.rule.ts'

const dress: NewProduct = {
  name: 'Đầm cổ lá sen',
  nameEn: 'Lotus collar dress',
  sku: 'MM-001',
  slug: 'dam-co-la-sen',
  categoryId: 'cat_1',
  price: 385_000,
  salePrice: 0,
  status: 'Regular',
  description: { vi: 'Vải xô', en: '' },
  madeToOrder: false,
  leadDays: 0,
  published: true,
  collectionIds: ['cln_1', 'cln_2'],
  tags: [{ name: 'Hoa nhí' }, { name: 'Mùa hè' }],
  colors: [{ id: 'col_1', color: 'Xanh lam', colorEn: 'Blue', hex: '#335588', imageIds: ['img_1'] }],
  sizes: [{ size: '2Y', price: 0, salePrice: 0 }],
}
const blue = dress.colors[0] as NewProduct['colors'][number]

test.each<[string, Partial<NewProduct>, string[] | null]>([
  ['nothing', {}, []],
  ['the description', { description: { vi: 'Vải lanh', en: 'Linen' } }, []],
  ['the texts for search engines and the sewing time', { seo: {}, leadDays: 3 }, []],
  ['the facts, the fabric among them', { facts: { care: [] } }, ['search']],
  ['the pictures of a colour', { colors: [{ ...blue, imageIds: ['img_2'] }] }, ['search']],
  ['tags and collections in another order', { tags: dress.tags?.toReversed() ?? [], collectionIds: ['cln_2', 'cln_1'] }, []],
  ['the name', { name: 'Đầm cổ sen' }, ['search']],
  ['the English name', { nameEn: null }, ['search']],
  ['the article number', { sku: 'MM-002' }, ['search']],
  ['the price', { price: 390_000 }, ['prices']],
  ['the price of a size', { sizes: [{ size: '2Y', price: 400_000, salePrice: 0 }] }, ['prices']],
  ['the stock', { stock: [{ color: 'Xanh lam', size: '2Y', onHand: 0 }] }, ['availability']],
  ['whether it is sewn to order', { madeToOrder: true }, ['availability']],
  ['the name and the price', { name: 'Đầm', salePrice: 300_000 }, ['search', 'prices']],
  ['the slug', { slug: 'dam' }, null],
  ['the category', { categoryId: 'cat_2' }, null],
  ['a collection', { collectionIds: ['cln_1'] }, null],
  ['a tag', { tags: [{ name: 'Hoa nhí' }] }, null],
  ['the status', { status: 'Sale' }, null],
  ['whether it is public', { published: false }, null],
  ['the name of a colour', { colors: [{ ...blue, color: 'Xanh' }] }, null],
  ['the shade of a colour', { colors: [{ ...blue, hex: '#000000' }] }, null],
  ['a new colour', { colors: [blue, { color: 'Đỏ', hex: '#ff0000' }] }, null],
  ['a new size', { sizes: [{ size: '2Y' }, { size: '3Y' }] }, null],
])('affected lists: a change of %s', (_what, change, lists) => {
  const found = affectedLists(dress, { ...dress, stock: [], ...change })
  expect(found?.toSorted() ?? null).toEqual(lists && [...lists, 'sitemap'].toSorted())
})
