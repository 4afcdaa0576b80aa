import { expect, test } from 'vitest'
import type { Province } from '../../../../contract/accounts.ts'
import { areasOf, type CoverageDraft, guessHomeProvince, zonesOf } from './coverage.rule.ts'

const noOtherNames = { alsoNamed: [], former: [] }
const provinces: Province[] = [
  { code: '01', name: 'Thành phố Hà Nội', region: 'north', ...noOtherNames },
  { code: '24', name: 'Bắc Ninh', region: 'north', ...noOtherNames },
  { code: '46', name: 'Thành phố Huế', region: 'central', ...noOtherNames },
  { code: '48', name: 'Thành phố Đà Nẵng', region: 'central', ...noOtherNames },
  { code: '96', name: 'Cà Mau', region: 'south', ...noOtherNames },
]
const draft: CoverageDraft = { kind: 'regions', home: 'Thành phố Huế', terms: {}, freeFrom: null }
const nameOf = (zone: string) => ({ vi: zone, en: zone })

test('coverage: makes one area with every province for a single fee', () => {
  const areas = areasOf({ ...draft, kind: 'one', freeFrom: 500_000 }, provinces, nameOf)
  expect(areas).toEqual([
    {
      location: 'all',
      labels: { en: 'all' },
      provinces: provinces.map(({ name }) => name),
      ...{ shippingFee: 30_000, freeFrom: 500_000, days: [3, 6] },
    },
  ])
})

test("coverage: makes the shop's own province an area of its own and puts every province in exactly one area", () => {
  const areas = areasOf(draft, provinces, nameOf)
  expect(areas.map(({ location, provinces, shippingFee }) => [location, provinces, shippingFee])).toEqual([
    ['home', ['Thành phố Huế'], 20_000],
    ['central', ['Thành phố Đà Nẵng'], 25_000],
    ['north', ['Thành phố Hà Nội', 'Bắc Ninh'], 30_000],
    ['south', ['Cà Mau'], 30_000],
  ])
  expect(areas.flatMap((area) => area.provinces).sort()).toEqual(provinces.map(({ name }) => name).sort())
})

test('coverage: makes three regions if the shop has no province', () => {
  expect(zonesOf({ ...draft, home: '' }, provinces)).toEqual(['north', 'central', 'south'])
})

test('coverage: typed values replace the defaults, readable or not', () => {
  const [home] = areasOf({ ...draft, terms: { home: { fee: null, soonest: 'hai', latest: '' } } }, provinces, nameOf)
  expect(home).toMatchObject({ shippingFee: null, days: ['hai', null] })
})

test.each([
  [['12 Hà Nội, phường Thuận Hóa, TP. Huế', ''], 'Thành phố Huế'],
  [['', 'Cà Mau'], 'Cà Mau'],
  [['5 Lý Thường Kiệt, Da Nang'], 'Thành phố Đà Nẵng'],
  [['Huếch, Bắc'], ''],
  [[], ''],
])('guess-home-province: %j gives %j', (texts, expected) => {
  expect(guessHomeProvince(texts, provinces)).toBe(expected)
})
