import { expect, test } from 'vitest'
import { ownFirst, sortProvinces } from './sort-provinces.rule.ts'

const names = [
  'Thành phố Hồ Chí Minh',
  'Đồng Nai',
  'Thành phố Huế',
  'Đắk Lắk',
  'An Giang',
  'Điện Biên',
  'Thành phố Hà Nội',
  'Cà Mau',
  'Tỉnh Quảng Trị',
]
const sorted = [
  'An Giang',
  'Cà Mau',
  'Đắk Lắk',
  'Điện Biên',
  'Đồng Nai',
  'Thành phố Hà Nội',
  'Thành phố Hồ Chí Minh',
  'Thành phố Huế',
  'Tỉnh Quảng Trị',
]

test.each([
  ['Huế', ['Thành phố Huế', ...sorted.filter((name) => name !== 'Thành phố Huế')]],
  ['huế', ['Thành phố Huế', ...sorted.filter((name) => name !== 'Thành phố Huế')]],
  ['', sorted],
  ['Sao Hoả', sorted],
])('sortProvinces: of a shop in %s', (city, expected) => {
  expect(sortProvinces(names, city)).toEqual(expected)
})

test('ownFirst: moves the own province to the front and nothing else', () => {
  const places = ['Cà Mau', 'An Giang', 'Thành phố Huế'].map((name) => ({ name }))
  expect(ownFirst(places, ({ name }) => name, 'Huế').map(({ name }) => name)).toEqual(['Thành phố Huế', 'Cà Mau', 'An Giang'])
  expect(ownFirst(places, ({ name }) => name, '')).toEqual(places)
})
