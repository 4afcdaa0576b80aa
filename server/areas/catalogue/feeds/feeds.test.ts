import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import { readCsv } from '../../../platform/csv.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { ageGroupOf } from './feed-items.rule.ts'
import { startInTurn } from './feeds.routes.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  const colors = [
    { color: 'Đỏ', hex: '#aa2222' },
    { color: 'Xanh lam', hex: '#335588' },
  ]
  await catalogue.put('Đầm <cổ> "lá" & sen', {
    ...{ price: 385_000, salePrice: 350_000, colors, sizes: [{ size: '2Y' }, { size: '3Y', price: 400_000, salePrice: 390_000 }] },
    stock: [{ color: 'Đỏ', size: '2Y', onHand: 3 }],
  })
  await catalogue.put('Áo dài đặt may', { price: 690_000, madeToOrder: true, leadDays: 10 })
  await catalogue.put('Yếm chưa bán', { price: 90_000, published: false })
})
afterAll(() => shop.close())

async function readFeed(file: string) {
  const { status, text, headers } = await shop.visitor().get(`feeds/${file}`)
  return { status, text, type: headers['content-type'] }
}

/** The rows of a CSV feed, each as an object. */
async function readRows(file: string): Promise<Record<string, string>[]> {
  const read = readCsv((await readFeed(file)).text)
  if (!('rows' in read)) throw new Error('not a CSV file')
  const [head, ...rows] = read.rows.map(({ cells }) => cells)
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head?.[at] ?? '', cell])))
}

describe('feeds', () => {
  test.each(['google', 'meta', 'tiktok'])('of %s: every variant for sale in XML, and the same ones in CSV', async (channel) => {
    const { status, text, type } = await readFeed(`${channel}.xml`)
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0"><channel>/,
    )
    expect(text.match(/<item>/g)).toHaveLength(5)
    expect(text).toContain('<g:title>Đầm &lt;cổ&gt; &quot;lá&quot; &amp; sen - Đỏ - 2Y</g:title>')
    expect(text).not.toContain('Yếm chưa bán')
    const rows = await readRows(`${channel}.csv`)
    const key = channel === 'tiktok' ? 'sku_id' : 'id'
    expect(rows.map((row) => row[key])).toEqual([...text.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id))
    expect(new Set(rows.map((row) => row[key])).size).toBe(5)
  })

  test('name the price that is paid, and the usual one of a sale', async () => {
    const prices = (await readRows('google.csv')).map(({ color, size, price, sale_price }) => [color, size, price, sale_price])
    expect(prices.slice(0, 2)).toEqual([
      ['Đỏ', '2Y', '385000 VND', '350000 VND'],
      ['Đỏ', '3Y', '400000 VND', '390000 VND'],
    ])
  })

  test.each([
    ['google', ['in_stock', 'out_of_stock', 'backorder']],
    ['meta', ['in stock', 'out of stock', 'available for order']],
    ['tiktok', ['in stock', 'out of stock', 'in stock']],
  ])('of %s: say what can be bought', async (channel, states) => {
    const rows = await readRows(`${channel}.csv`)
    expect([rows[0], rows[1], rows[4]].map((row) => row?.availability)).toEqual(states)
    if (channel === 'google')
      expect(rows.map(({ availability_date }) => availability_date !== '')).toEqual([false, false, false, false, true])
  })

  test('lead to the variant on its page', async () => {
    const [first] = await readRows('meta.csv')
    const link = new URL(first?.link ?? '')
    expect([link.origin, link.pathname]).toEqual([shop.platform.config.publicUrl, '/products/dam-co-la-sen'])
    expect(Object.fromEntries(link.searchParams)).toEqual({ color: 'Đỏ', size: '2Y' })
  })

  test.each(['read to its end', 'given up', 'failed'])('a feed waits until another one has been %s', async (how) => {
    const limit = createConcurrencyLimit({ concurrency: 1, maxWaiting: 1, maxWaitMs: 60_000 })
    const open = () => Readable.from(['a', 'b'])
    const first = await startInTurn(limit, open)
    const second = startInTurn(limit, open)
    await expect(startInTurn(limit, open)).rejects.toMatchObject({ code: 'unavailable' })
    expect(limit.waiting).toBe(1)
    if (how === 'read to its end') await first.toArray()
    else if (how === 'given up') first.destroy()
    else first.on('error', () => undefined).destroy(new Error('the database is away'))
    expect(await (await second).toArray()).toEqual(['a', 'b'])
  })

  test.each(['google', 'google.json', 'bing.xml', 'google.xml.csv', '.xml', 'constructor.xml'])('%s does not exist', async (file) => {
    expect((await readFeed(file)).status).toBe(404)
  })

  test.each([
    ['0-3M', 'newborn'],
    ['3-6M', 'infant'],
    ['9-12M', 'infant'],
    ['12-18M', 'toddler'],
    ['5Y', 'toddler'],
    ['6Y', 'kids'],
    ['Một cỡ', ''],
    ['', ''],
  ])('a size %j is for %j', (size, group) => expect(ageGroupOf(size)).toBe(group))
})
