import { expect, test } from 'vitest'
import { colorsOf, isEmpty, missingFields, newQuickDraft, quickBody } from './quick-draft.ts'

const photo = (key: string, color: string) => ({ key, file: new Blob([]), name: `${key}.jpg`, color, imageId: `img_${key}` })
const draft = {
  ...newQuickDraft('cat_1'),
  name: ' Áo yếm ',
  price: 120_000,
  photos: [photo('a', 'Đỏ'), photo('b', 'Xanh'), photo('c', 'đỏ ')],
}

test('what is missing is named in the order of the page', () => {
  expect(missingFields(newQuickDraft())).toEqual(['photos', 'name', 'price'])
  expect(missingFields({ ...draft, categoryId: null, photos: [photo('a', ' ')] })).toEqual([])
  expect(missingFields(draft)).toEqual([])
  expect([isEmpty(newQuickDraft()), isEmpty(draft)]).toEqual([true, false])
})

test('photos of one colour stand together, with the shade the shop knows', () => {
  const body = quickBody({ ...draft, sizes: ['2Y', '3Y'], onHand: 2 }, 'cat_1', [{ vi: 'Đỏ', en: 'Red', hex: '#aa0000' }])
  expect(body.colors).toEqual([
    { color: 'Đỏ', hex: '#aa0000', labels: { en: 'Red' }, images: ['img_a', 'img_c'] },
    { color: 'Xanh', images: ['img_b'] },
  ])
  expect(body).toMatchObject({ name: 'Áo yếm', category: 'cat_1', published: true })
  expect(body.stock).toHaveLength(4)
  expect(body.stock[3]).toEqual({ color: 'Xanh', size: '3Y', onHand: 2 })
})

test('a photo without a colour has that of the photo before it, or none is named', () => {
  const photos = [photo('a', ''), photo('b', 'Đỏ'), photo('c', ' ')]
  expect(colorsOf(photos)).toEqual(['Như ảnh', 'Đỏ', 'Đỏ'])
  expect(quickBody({ ...draft, photos }, 'cat_1', []).colors).toEqual([
    { color: 'Như ảnh', labels: { en: 'As pictured' }, images: ['img_a'] },
    { color: 'Đỏ', images: ['img_b', 'img_c'] },
  ])
})

test('without sizes there is one pile of each colour', () => {
  expect(quickBody({ ...draft, wanted: 'draft' }, 'cat_1', [])).toMatchObject({
    published: false,
    sizes: [],
    stock: [
      { color: 'Đỏ', onHand: 1 },
      { color: 'Xanh', onHand: 1 },
    ],
  })
})

test('every entry has a number of its own', () => {
  expect(new Set(Array.from({ length: 50 }, () => newQuickDraft().sku)).size).toBeGreaterThan(40)
})
