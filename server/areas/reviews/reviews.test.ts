import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { importReviews, type OutsideReview } from './reviews.ts'
import { summariseRatings } from './summarise-ratings.rule.ts'

let shop: TestShop
let dress: string
let hidden: string

beforeAll(async () => {
  shop = await openTestShop()
  const { put } = await seedCatalogue(shop)
  dress = await put('Đầm hoa')
  hidden = await put('Đầm ẩn', { published: false })
})
afterAll(() => shop.close())

const read = (query = '', productId = dress) => shop.visitor().get(`reviews/product/${productId}${query}`)

test('reviews: a new product has no reviews', async () => {
  expect((await read()).json.data).toEqual({
    reviews: [],
    summary: { average: 0, count: 0, histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    fits: { tight: 0, right: 0, loose: 0 },
    withPhotos: 0,
    total: 0,
    totalPage: 1,
    currentPage: 1,
  })
})

test('reviews: lists verified reviews, newest first, in pages', async () => {
  const said = (rating: number, at: number): OutsideReview => {
    const createdAt = new Date(Date.UTC(2026, 0, at))
    return { author: 'Lan', rating, title: `Ngày ${at}`, comment: 'Vừa vặn', fit: 'right', verifiedPurchase: true, createdAt }
  }
  await transact(shop.db, (tx) => importReviews(tx, dress, [said(5, 1), said(4, 3), said(5, 2)], shop.clock.now()))
  await shop.db
    .insert(schema.reviews)
    .values({ id: newId('rev'), productId: dress, author: 'Ai đó', rating: 1, title: 'Chưa duyệt', comment: 'x' })

  const { headers, json } = await read('?limit=2')
  expect(headers['cache-control']).toBe('no-store')
  expect(json.data.reviews.map(({ title }: { title: string }) => title)).toEqual(['Ngày 3', 'Ngày 2'])
  expect(json.data.reviews[0]).toEqual({
    _id: expect.stringMatching(/^rev_/),
    productId: dress,
    author: 'Lan',
    rating: 4,
    title: 'Ngày 3',
    comment: 'Vừa vặn',
    fit: 'right',
    verified: true,
    verifiedPurchase: true,
    createdAt: '2026-01-03T00:00:00.000Z',
  })
  expect(json.data).toMatchObject({ total: 3, totalPage: 2, currentPage: 1 })
  expect(json.data.summary).toEqual({ average: 4.7, count: 3, histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } })
  expect((await read('?limit=2&page=2')).json.data.reviews).toHaveLength(1)
  expect((await read('?limit=2&page=9')).json.data.reviews).toEqual([])
  expect(json.data.fits).toEqual({ tight: 0, right: 3, loose: 0 })
  expect((await shop.visitor().get(`products/${dress}`)).json.product.rating).toEqual({ average: 4.7, count: 3 })
})

test('reviews: filters by rating, while the summary covers all', async () => {
  const { reviews, ...rest } = (await read('?limit=1&page=2&rating=5')).json.data
  expect(reviews.map(({ title }: { title: string }) => title)).toEqual(['Ngày 1'])
  expect(rest).toMatchObject({ total: 2, totalPage: 2, currentPage: 2, summary: { count: 3 }, fits: { right: 3 } })
  expect((await read('?rating=2')).json.data).toMatchObject({ reviews: [], total: 0, totalPage: 1 })
})

test('reviews: a hidden or unknown product responds 404', async () => {
  for (const id of [hidden, 'prd_none']) expect((await read('', id)).status).toBe(404)
})

test.each(['?page=0', '?limit=101', '?limit=10abc', '?page=-1', '?rating=0', '?rating=6', '?rating=x'])(
  'reviews: refuses an invalid page: %s',
  async (query) => {
    expect((await read(query)).status).toBe(400)
  },
)

test('reviews: rounds an average to one decimal', () => {
  expect(
    summariseRatings([
      { rating: 5, count: 2 },
      { rating: 3, count: 1 },
    ]).average,
  ).toBe(4.3)
})

test('reviews: the quoted one is the newest verified short one with five stars in the reader’s language, of a public product', async () => {
  const quoted = async (language: 'vi' | 'en' = 'vi') => (await shop.visitor(language).get('reviews/quoted')).json.data.review
  const said = (comment: string, more: Partial<OutsideReview> = {}): OutsideReview => {
    const createdAt = new Date(Date.UTC(2026, 5, 1))
    return { author: 'Hà', rating: 5, title: 'Đẹp', comment, fit: 'right', verifiedPurchase: true, createdAt, ...more }
  }
  const praise = 'Vải mềm như đã giặt trăm lần, bé mặc cả mùa hè.'
  const write = (productId: string, ...reviews: OutsideReview[]) =>
    transact(shop.db, (tx) => importReviews(tx, productId, reviews, shop.clock.now()))
  expect(await quoted()).toBeNull()
  await write(hidden, said(praise))
  await write(dress, said('Đẹp lắm'), said(praise, { rating: 4 }), said(praise.repeat(4)))
  expect(await quoted()).toBeNull()
  await write(dress, said(praise), said(`${praise} Cũ hơn.`, { createdAt: new Date(Date.UTC(2026, 4, 1)) }))
  expect(await quoted()).toMatchObject({ author: 'Hà', rating: 5, comment: praise, product: { name: 'Đầm hoa' } })
  expect(await quoted('en'), 'no English one yet').toMatchObject({ comment: praise })
  const english = 'So soft that she wore it the whole summer, and it still looks new.'
  await write(dress, said(english, { createdAt: new Date(Date.UTC(2026, 3, 1)) }))
  expect(await quoted('en')).toMatchObject({ comment: english })
  expect(await quoted('vi')).toMatchObject({ comment: praise })
})
