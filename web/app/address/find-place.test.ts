import { expect, test } from 'vitest'
import { findPlaceByName, formerNameOf, matchesPlace, shortName } from './find-place.ts'

const hue = { code: '46', name: 'Thành phố Huế' }
const thuanHoa = { code: '19789', name: 'Phường Thuận Hóa' }
const hcm = {
  code: '79',
  name: 'Thành phố Hồ Chí Minh',
  alsoNamed: ['HCM', 'TPHCM', 'Sài Gòn'],
  former: ['Bình Dương', 'Bà Rịa - Vũng Tàu'],
}
const places = [
  hcm,
  hue,
  { code: '38', name: 'Thanh Hóa' },
  thuanHoa,
  { code: '1', name: 'Phường An Phú' },
  { code: '2', name: 'Xã An Phú' },
]

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
  [hcm, 'hcm', true],
  [hcm, 'tp hcm', true],
  [hcm, 'sai g', true],
  [hcm, 'saigon', true],
  [hcm, 'binh duong', true],
  [hcm, 'vũng tàu', true],
  [hcm, 'binh dinh', false],
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
  ['Sài Gòn', '79'],
  ['TP.HCM', '79'],
  ['Bình Dương', '79'],
  ['Vũng', undefined],
  ['Đà Lạt', undefined],
])('findPlaceByName: "%s" finds %s', (written, code) => {
  expect(findPlaceByName(places, written)?.code).toBe(code)
})

test.each([
  ['binh duong', 'Bình Dương'],
  ['vung tau', 'Bà Rịa - Vũng Tàu'],
  ['hcm', undefined],
  ['ho chi', undefined],
  ['', undefined],
])('formerNameOf: "%s" names the former province %s', (typed, former) => {
  expect(formerNameOf(hcm, typed)).toBe(former)
})
