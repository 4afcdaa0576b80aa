import { expect, test } from 'vitest'
import { colorsOf, isEmpty, missingFields, newQuickDraft, quickBody, withCover } from './quick-draft.ts'

const photo = (key: string, color: string) => ({ key, file: new Blob([]), name: `${key}.jpg`, color, imageId: `img_${key}` })
const draft = {
  ...newQuickDraft('cat_1'),
  name: ' Áo yếm ',
  price: 120_000,
  photos: [photo('a', 'Đỏ'), photo('b', 'Xanh'), photo('c', 'đỏ ')],
}

test('missing-fields: lists them in the order of the page', () => {
  expect(missingFields(newQuickDraft())).toEqual(['photos', 'name', 'price'])
  expect(missingFields({ ...draft, categoryId: null, photos: [photo('a', ' ')] })).toEqual([])
  expect(missingFields(draft)).toEqual([])
  expect([isEmpty(newQuickDraft()), isEmpty(draft)]).toEqual([true, false])
})

test('quick-body: groups photos by colour and takes the known shade', () => {
  const body = quickBody({ ...draft, sizes: ['2Y', '3Y'], onHand: 2 }, 'cat_1', [{ vi: 'Đỏ', en: 'Red', hex: '#aa0000' }])
  expect(body.colors).toEqual([
    { color: 'Đỏ', hex: '#aa0000', labels: { en: 'Red' }, images: ['img_a', 'img_c'] },
    { color: 'Xanh', images: ['img_b'] },
  ])
  expect(body).toMatchObject({ name: 'Áo yếm', category: 'cat_1', published: true })
  expect(body.stock).toHaveLength(4)
  expect(body.stock[3]).toEqual({ color: 'Xanh', size: '3Y', onHand: 2 })
})

test("colors-of: a photo without a colour takes the previous photo's colour, the first one a neutral name", () => {
  const photos = [photo('a', ''), photo('b', 'Đỏ'), photo('c', ' ')]
  expect(colorsOf(photos)).toEqual(['Như ảnh', 'Đỏ', 'Đỏ'])
  expect(quickBody({ ...draft, photos }, 'cat_1', []).colors).toEqual([
    { color: 'Như ảnh', labels: { en: 'As pictured' }, images: ['img_a'] },
    { color: 'Đỏ', images: ['img_b', 'img_c'] },
  ])
})

test('quick-body: sends one stock line for each colour if there are no sizes', () => {
  expect(quickBody({ ...draft, wanted: 'draft' }, 'cat_1', [])).toMatchObject({
    published: false,
    sizes: [],
    stock: [
      { color: 'Đỏ', onHand: 1 },
      { color: 'Xanh', onHand: 1 },
    ],
  })
})

test('new-quick-draft: each draft has its own SKU', () => {
  expect(new Set(Array.from({ length: 50 }, () => newQuickDraft().sku)).size).toBeGreaterThan(40)
})

test('quick-draft: another cover keeps the colour of each photo', () => {
  const photos = ['Hồng', '', 'Chàm', ''].map((color, at) => ({ key: `p${at}`, file: new Blob(), name: '', color }))
  expect(withCover(photos, 'p3').map(({ key, color }) => [key, color])).toEqual([
    ['p3', 'Chàm'],
    ['p0', 'Hồng'],
    ['p1', 'Hồng'],
    ['p2', 'Chàm'],
  ])
  const plain = photos.map((photo) => ({ ...photo, color: '' }))
  expect(withCover(plain, 'p1').map(({ color }) => color)).toEqual(['', '', '', ''])
})

test('quick-body: sizes have numbers of their own where they were given, others the common one', () => {
  const body = quickBody({ ...draft, sizes: ['2Y', '3Y'], onHand: 2, onHandBySize: { '3Y': 0, '9Y': 7 } }, 'cat_1', [])
  expect(body.stock.filter(({ color }) => color === 'Xanh')).toEqual([
    { color: 'Xanh', size: '2Y', onHand: 2 },
    { color: 'Xanh', size: '3Y', onHand: 0 },
  ])
})
