import { expect, test } from 'vitest'
import { cropOf, moved, wholePhoto, zoomed } from './crop.rule.ts'

const wide = { width: 4000, height: 3000 }
const tall = { width: 1000, height: 3000 }

test('crop: a wide photo is cut at its sides, a tall one above and below, to 4 by 5', () => {
  expect(cropOf(wide, wholePhoto)).toEqual({ left: 800, top: 0, width: 2400, height: 3000 })
  expect(cropOf(tall, wholePhoto)).toEqual({ left: 0, top: 875, width: 1000, height: 1250 })
  expect(cropOf({ width: 3, height: 2 }, wholePhoto)).toEqual({ left: 1, top: 0, width: 2, height: 2 })
})

test('crop: stays inside the photo however far it is moved', () => {
  const left = moved(wide, wholePhoto, { x: 10_000, y: 50 }, 300)
  expect(cropOf(wide, left)).toEqual({ left: 0, top: 0, width: 2400, height: 3000 })
  const right = moved(wide, wholePhoto, { x: -10_000, y: 0 }, 300)
  expect(cropOf(wide, right).left).toBe(1600)
  // 300 px of the screen are 2,400 of the photo.
  expect(cropOf(wide, moved(wide, wholePhoto, { x: -10, y: 0 }, 300)).left).toBe(880)
})

test('crop: a zoom keeps the middle, up to four times', () => {
  const near = zoomed(wide, wholePhoto, 2)
  expect(cropOf(wide, near)).toEqual({ left: 1400, top: 750, width: 1200, height: 1500 })
  expect(zoomed(wide, near, 9).zoom).toBe(4)
  expect(cropOf(wide, zoomed(wide, zoomed(wide, near, 4), 1))).toEqual(cropOf(wide, wholePhoto))
})
