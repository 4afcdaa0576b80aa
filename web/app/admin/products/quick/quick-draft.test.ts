import { expect, test } from 'vitest'
import { isEmpty, needsOf, newQuickDraft, quickBody } from './quick-draft.ts'

const photo = (key: string, color: string) => ({ key, file: new Blob([]), name: `${key}.jpg`, color, imageId: `img_${key}` })
const draft = {
  ...newQuickDraft('cat_1'),
  name: ' Áo yếm ',
  price: 120_000,
  photos: [photo('a', 'Đỏ'), photo('b', 'Xanh'), photo('c', 'đỏ ')],
}

test('what is missing is named in the order of the page', () => {
  expect(needsOf(newQuickDraft())).toEqual(['photos', 'name', 'price', 'category'])
  expect(needsOf({ ...draft, photos: [photo('a', ' ')] })).toEqual(['color'])
  expect(needsOf(draft)).toEqual([])
  expect([isEmpty(newQuickDraft()), isEmpty(draft)]).toEqual([true, false])
})

test('photos of one colour stand together, with the shade the shop knows', () => {
  const body = quickBody({ ...draft, sizes: ['2Y', '3Y'], onHand: 2 }, [{ vi: 'Đỏ', en: 'Red', hex: '#aa0000' }])
  expect(body.colors).toEqual([
    { color: 'Đỏ', hex: '#aa0000', labels: { en: 'Red' }, images: ['img_a', 'img_c'] },
    { color: 'Xanh', images: ['img_b'] },
  ])
  expect(body).toMatchObject({ name: 'Áo yếm', published: true })
  expect(body.stock).toHaveLength(4)
  expect(body.stock[3]).toEqual({ color: 'Xanh', size: '3Y', onHand: 2 })
})

test('without sizes there is one pile of each colour', () => {
  expect(quickBody({ ...draft, wanted: 'draft' }, [])).toMatchObject({
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
