import { expect, test } from 'vitest'
import { findPlaceByName, matchesPlace, shortName } from './find-place.ts'

const hue = { code: '46', name: 'Thành phố Huế' }
const thuanHoa = { code: '19789', name: 'Phường Thuận Hóa' }
const places = [hue, { code: '38', name: 'Thanh Hóa' }, thuanHoa, { code: '1', name: 'Phường An Phú' }, { code: '2', name: 'Xã An Phú' }]

test.each([
  ['Thành phố Huế', 'hue'],
  ['TP. Huế', 'hue'],
  ['Tỉnh Lâm Đồng', 'lam dong'],
  ['Xã Đất Mũi', 'dat mui'],
  ['Đặc khu Phú Quốc', 'phu quoc'],
  ['Xã', 'xa'],
])('shortName: %s becomes %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

test.each([
  [hue, 'hue', true],
  [hue, 'Huế', true],
  [hue, 'HUE pho', true],
  [hue, '', true],
  [thuanHoa, 'thuan hoa', true],
  [thuanHoa, 'hoá thuận', true],
  [hue, 'da nang', false],
])('matchesPlace: %o matches "%s": %s', (place, typed, isFound) => {
  expect(matchesPlace(place, typed)).toBe(isFound)
})

test.each([
  ['Thành phố Huế', '46'],
  ['huế', '46'],
  ['tp hue', '46'],
  ['Phường Thuận Hoá', '19789'],
  ['An Phú', undefined],
  ['Xã An Phú', '2'],
  ['', undefined],
  ['Sài Gòn', undefined],
])('findPlaceByName: "%s" finds %s', (written, code) => {
  expect(findPlaceByName(places, written)?.code).toBe(code)
})
