import { expect, test } from 'vitest'
import { mapIssuesToFields } from './map-issues.rule.ts'
import { bodyOf, changedStock, changesOf, newColor, newDraft, stockKey } from './product-draft.ts'

const red = newColor({ name: { vi: 'Đỏ', en: '' } })
const draft = { ...newDraft(), name: { vi: 'Áo dài', en: '' }, sku: 'AD', price: 300_000, colors: [red] }

test('product-draft: sends only the changed fields', () => {
  expect(changesOf({ ...draft, price: 310_000 }, draft)).toEqual({ price: 310_000 })
  expect(changesOf(draft, structuredClone(draft))).toEqual({})
  expect(changesOf({ ...draft, price: null, sku: '' }, draft)).toEqual({ price: 0, sku: '' })
})

test('product-draft: leaves out missing fields', () => {
  expect(bodyOf(newDraft())).not.toHaveProperty('price')
  expect(bodyOf(newDraft())).not.toHaveProperty('name')
})

test('product-draft: sends only changed stock, in the current sizes', () => {
  const counted = {
    ...draft,
    sizes: [{ size: '2Y', price: null, salePrice: null }],
    stock: { [stockKey(red.key, '2Y')]: 4, [stockKey(red.key, '')]: 9 },
  }
  expect(changedStock(counted, draft)).toEqual([{ key: stockKey(red.key, '2Y'), color: 'Đỏ', size: '2Y', onHand: 4 }])
  expect(changedStock(counted, counted)).toEqual([])
})

test("map-issues: shows an API error at the editor's field", () => {
  const failure = {
    status: 400,
    code: 'invalid_input',
    message: '',
    issues: ['name', 'labels.en', 'colors.1.color', 'stock.0.onHand', 'written.seo.title.vi', 'sizes.2.salePrice'].map((path) => ({
      path,
      message: 'no',
    })),
  }
  expect(mapIssuesToFields(failure, [{ key: 'col_a 2Y' }])?.issues.map(({ path }) => path)).toEqual([
    'name.vi',
    'name.en',
    'colors.1.name.vi',
    'stock.col_a 2Y',
    'seo.title.vi',
    'sizes.2.salePrice',
  ])
})
