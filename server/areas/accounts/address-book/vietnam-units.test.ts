import { expect, test } from 'vitest'
import { provinceCount } from '../../../../contract/provinces.ts'
import { stripDiacritics } from '../../../../contract/text.ts'
import { officialAddress } from './official-address.ts'
import { listProvinces, listWards, provinceByName, wardByName } from './vietnam-units.ts'

const person = { fullName: 'Lê Thị Hoa', phone: '+84912345678', street: '12 Lê Lợi' }

test('vietnam-units: has 34 provinces with 3,321 wards, and seven of the provinces are cities', () => {
  const provinces = listProvinces()
  expect(provinces).toHaveLength(34)
  expect(provinceCount).toBe(34)
  expect(provinces.filter(({ name }) => name.startsWith('Thành phố '))).toHaveLength(7)
  expect(provinces.flatMap(({ code }) => listWards(code) ?? [])).toHaveLength(3_321)
  expect(provinceByName('Thành phố Đồng Nai')).toMatchObject({ code: '75', name: 'Thành phố Đồng Nai', region: 'south' })
  expect(wardByName('75', 'Nhơn Trạch')).toEqual({ code: '26485', name: 'Phường Nhơn Trạch' })
})

test('vietnam-units: every province is in one of three regions', () => {
  const regions = Object.groupBy(listProvinces(), ({ region }) => region)
  expect([regions.north?.length, regions.central?.length, regions.south?.length]).toEqual([15, 11, 8])
  const names = (region: 'north' | 'central' | 'south') => regions[region]?.map(({ name }) => name)
  expect(names('north')).toContain('Ninh Bình')
  expect(names('central')).toEqual(expect.arrayContaining(['Thanh Hóa', 'Thành phố Huế', 'Lâm Đồng']))
  expect(names('south')).toContain('Thành phố Đồng Nai')
})

test('vietnam-units: finds every province and ward by its own official name', () => {
  for (const province of listProvinces()) {
    expect(provinceByName(province.name)).toEqual(province)
    for (const ward of listWards(province.code) ?? []) expect(wardByName(province.code, ward.name)).toEqual(ward)
  }
})

test.each(['Thành phố Huế', 'Huế', 'huế', 'TP. Huế', 'Tp Huế', 'Huế'.normalize('NFD'), '  thành  phố  HUẾ ', 'hue'])(
  'vietnam-units: "%s" is Huế',
  (written) => {
    expect(provinceByName(written)?.code).toBe('46')
  },
)

test.each(['Phường Thuận Hóa', 'Thuận Hóa', 'Thuận Hoá', 'phường thuận hoá', 'thuan hoa'])(
  'vietnam-units: "%s" is the ward Thuận Hóa of Huế',
  (written) => {
    expect(officialAddress({ ...person, province: 'Huế', ward: written })).toEqual({
      address: { ...person, provinceCode: '46', province: 'Thành phố Huế', wardCode: '19789', ward: 'Phường Thuận Hóa' },
    })
  },
)

test('vietnam-units: a name without diacritics that could be two wards of a province finds none', () => {
  const folded = (name: string) => stripDiacritics(name.replace(/^(Phường|Xã|Đặc khu) /, '')).replace(/[^a-z0-9]/g, '')
  const twice = listProvinces().flatMap(({ code }) =>
    [...Map.groupBy(listWards(code) ?? [], ({ name }) => folded(name))]
      .filter(([, wards]) => wards.length > 1)
      .map(([letters]) => ({ code, letters })),
  )
  expect(twice.length).toBeGreaterThan(0)
  for (const { code, letters } of twice) expect(wardByName(code, letters)).toBeUndefined()
})

test('vietnam-units: a ward of another province, a district or an empty name is refused', () => {
  for (const [province, ward] of [
    ['Hà Nội', 'Phường Thuận Hóa'],
    ['Huế', 'Quận Thuận Hóa'],
    ['Atlantis', 'Xã A'],
    ['Huế', 'Phường'],
    ['Tỉnh', 'x'],
  ] as const) {
    expect(officialAddress({ ...person, province, ward }).address).toBeUndefined()
  }
})
