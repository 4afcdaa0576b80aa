import { expect, test } from 'vitest'
import type { Product } from '../../../../contract/catalogue.ts'
import { productJsonLd } from './product-json-ld.ts'

const picture = (_id: string) => ({ _id, url: '', width: 4, height: 5, alt: '', placeholder: '', sources: [] })
const color = (id: string, name: string) => ({ id, color: name, label: name, hex: '#000', imageUrl: '', images: [picture(`img-${id}`)] })
const product: Product = {
  _id: 'p1',
  name: 'Đầm hoa',
  nameLanguage: 'vi',
  slug: 'dam-hoa',
  sku: 'MM-1',
  status: 'Sale',
  price: 350_000,
  salePrice: 290_000,
  category: { _id: 'c', name: 'Đầm', label: 'Đầm' },
  collections: [],
  colors: [color('c1', 'Chàm'), color('c2', 'Nghệ')],
  sizes: [{ size: '2Y' }, { size: '3Y', price: 360_000 }],
  tags: [],
  availability: 'In stock',
  variants: [
    { color: 'Chàm', size: '2Y', available: true },
    { color: 'Chàm', size: '3Y', available: false },
    { color: 'Nghệ', size: '2Y', available: false },
    { color: 'Nghệ', size: '3Y', available: true },
  ],
  description: 'Nhẹ.',
  rating: { average: 0, count: 0 },
  published: true,
  createdAt: '2026-10-01T00:00:00Z',
}
const areas = [{ _id: 'a', provinces: ['Thành phố Huế'], shippingFee: 20_000, freeFrom: 300_000, days: [1, 2] as [number, number] }]
const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Đầm hoa' }]

// biome-ignore lint/suspicious/noExplicitAny: structured data has no type
type JsonLd = Record<string, any>
const tell = (change: Partial<Product> = {}) =>
  productJsonLd({
    product: { ...product, ...change },
    areas,
    url: 'https://memay.vn',
    language: 'vi',
    brand: 'Mẹ May',
    crumbs,
    hasReturns: true,
  })['@graph'] as JsonLd[]

test('productJsonLd: every variant has its own price, availability and URL', () => {
  const offers = tell()[0]?.hasVariant.map(({ name, offers: offer }: JsonLd) => [
    name,
    offer.price,
    offer.availability.split('/').at(-1),
    offer.url,
  ])
  expect(offers).toEqual([
    ['Đầm hoa, Chàm, 2Y', 290_000, 'InStock', 'https://memay.vn/products/dam-hoa?color=Ch%C3%A0m&size=2Y'],
    ['Đầm hoa, Chàm, 3Y', 360_000, 'OutOfStock', 'https://memay.vn/products/dam-hoa?color=Ch%C3%A0m&size=3Y'],
    ['Đầm hoa, Nghệ, 2Y', 290_000, 'OutOfStock', 'https://memay.vn/products/dam-hoa?color=Ngh%E1%BB%87&size=2Y'],
    ['Đầm hoa, Nghệ, 3Y', 360_000, 'InStock', 'https://memay.vn/products/dam-hoa?color=Ngh%E1%BB%87&size=3Y'],
  ])
})

test('productJsonLd: includes the former price only where the page strikes it through', () => {
  const [onSale, regular] = tell()[0]?.hasVariant ?? []
  expect(onSale.offers.priceSpecification).toMatchObject({ price: 350_000, priceType: 'https://schema.org/StrikethroughPrice' })
  expect(regular.offers).not.toHaveProperty('priceSpecification')
})

test('productJsonLd: delivery is free from the threshold price on', () => {
  const graph = tell()
  const rates = graph.filter((each) => each['@type'] === 'OfferShippingDetails').map((each) => [each['@id'], each.shippingRate.value])
  expect(rates).toEqual([
    ['#delivery-a', 20_000],
    ['#delivery-a-free', 0],
  ])
  expect(graph[0]?.hasVariant.map(({ offers }: JsonLd) => offers.shippingDetails[0]['@id'])).toEqual([
    '#delivery-a',
    '#delivery-a-free',
    '#delivery-a',
    '#delivery-a-free',
  ])
})

test('productJsonLd: includes a rating only if there are reviews', () => {
  expect(tell()[0]).not.toHaveProperty('aggregateRating')
  expect(tell({ rating: { average: 4.5, count: 2 } })[0]?.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 })
})

test('productJsonLd: marks a made-to-order product', () => {
  const [first] =
    tell({ availability: 'Made to order', leadDays: 10, variants: product.variants.map((each) => ({ ...each, available: true })) })[0]
      ?.hasVariant ?? []
  expect(first.offers.availability).toBe('https://schema.org/MadeToOrder')
})

test('productJsonLd: a product without colours and sizes is one offer', () => {
  const group = tell({ colors: [], sizes: [], variants: [] })[0]
  expect(group?.hasVariant).toHaveLength(1)
  expect(group?.variesBy).toEqual([])
})
