import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripDiacritics } from '../../../../contract/text.ts'
import { findProvince, findWards } from './find-wards.ts'
import { formerUnits } from './former-units.ts'
import { officialAddress } from './official-address.ts'
import { listProvinces, wardByCode } from './vietnam-units.ts'

const person = { fullName: 'Lê Thị Hoa', phone: '+84912345678', street: '12 Lê Lợi' }

describe('find-province', () => {
  test.each([
    ['hcm', '79', null],
    ['tphcm', '79', null],
    ['TP.HCM', '79', null],
    ['Tp Hồ Chí Minh', '79', null],
    ['sài gòn', '79', null],
    ['sai gon', '79', null],
    ['SG', '79', null],
    ['hn', '01', null],
    ['ha noi', '01', null],
    ['tp huế', '46', null],
    ['thừa thiên huế', '46', 'Thừa Thiên Huế'],
    ['Thừa Thiên - Huế', '46', 'Thừa Thiên Huế'],
    ['tt hue', '46', null],
    ['đà nẵng', '48', null],
    ['quang nam', '48', 'Quảng Nam'],
    ['tỉnh Bình Dương', '79', 'Bình Dương'],
    ['binh duong', '79', 'Bình Dương'],
    ['brvt', '79', 'Bà Rịa - Vũng Tàu'],
    ['Bà Rịa Vũng Tàu', '79', 'Bà Rịa - Vũng Tàu'],
    ['ben tre', '86', 'Bến Tre'],
    ['Hoà Bình', '25', 'Hoà Bình'],
    ['Đắc Lắc', '66', null],
    ['daklak', '66', null],
    ['đăk nông', '68', 'Đắk Nông'],
    ['kontum', '51', 'Kon Tum'],
    ['hà tây', '01', 'Hà Tây'],
    ['T. Thái Bình', '33', 'Thái Bình'],
  ])('"%s" is %s', (written, code, former) => {
    expect(findProvince(written)).toMatchObject({ province: { code }, former })
  })

  test.each(['', 'Atlantis', 'Quận 1', 'BD', 'Hu', '1'])('"%s" is none', (written) => {
    expect(findProvince(written)).toBeUndefined()
  })

  test('every other name of a province leads to the province that lists it', () => {
    const lists = listProvinces().flatMap(({ code, alsoNamed, former }) => [...alsoNamed, ...former].map((name) => [name, code] as const))
    expect(lists.length).toBeGreaterThan(40)
    for (const [name, code] of lists) expect([name, findProvince(name)?.province.code]).toEqual([name, code])
  })
})

const names = (written: string, provinceCode?: string) => findWards(written, { provinceCode }).wards.map(({ ward }) => ward.name)

describe('find-wards', () => {
  test.each([
    ['p13 q3', '79', 'Phường Nhiêu Lộc'],
    ['P. 13, Q. Bình Thạnh, TP.HCM', undefined, 'Phường Bình Lợi Trung'],
    ['phường 13 quận bình thạnh', '79', 'Phường Bình Lợi Trung'],
    ['F13 Q. Bình Thạnh', '79', 'Phường Bình Lợi Trung'],
    ['Phường Bến Nghé, Quận 1', '79', 'Phường Sài Gòn'],
    ['ben nghe q1', '79', 'Phường Sài Gòn'],
    ['bến nghé', '79', 'Phường Sài Gòn'],
    ['Đa Kao, Q.1, SG', undefined, 'Phường Tân Định'],
    ['phường 01, quận Gò Vấp', '79', 'Phường Hạnh Thông'],
    ['vinh ninh hue', undefined, 'Phường Thuận Hóa'],
    ['Phú Hội, TP Huế, Thừa Thiên Huế', undefined, 'Phường Thuận Hóa'],
    ['P.Vĩnh Ninh', '46', 'Phường Thuận Hóa'],
    ['vỹ dạ', '46', 'Phường Vỹ Dạ'],
    ['xã Hương Toàn, Hương Trà', '46', 'Phường Kim Trà'],
    ['Thuỷ Châu', '46', 'Phường Hương Thủy'],
    ['hiệp phú quận 9', '79', 'Phường Tăng Nhơn Phú'],
    ['P. Hiệp Phú, TP Thủ Đức', '79', 'Phường Tăng Nhơn Phú'],
    ['Thảo Điền, Quận 2', '79', 'Phường An Khánh'],
    ['thao dien', '79', 'Phường An Khánh'],
    ['Phường 1, Vũng Tàu', undefined, 'Phường Vũng Tàu'],
    ['P 2 Đà Lạt', undefined, 'Phường Xuân Hương - Đà Lạt'],
    ['Tân Lợi, BMT', undefined, 'Phường Buôn Ma Thuột'],
    ['tân lợi buôn mê thuột', '66', 'Phường Buôn Ma Thuột'],
    ['Phường Sài Gòn, Quận 1', '79', 'Phường Sài Gòn'],
    ['Phường Sài Gòn', '79', 'Phường Sài Gòn'],
    ['Xã Ia Mơ', '52', 'Xã Ia Mơ'],
    ['phường Long Châu', '86', 'Phường Long Châu'],
  ])('"%s" in %s is %s', (written, code, ward) => {
    expect(names(written, code)).toEqual([ward])
  })

  test.each([
    ['quận 1', '79', ['Phường Sài Gòn', 'Phường Bến Thành', 'Phường Cầu Ông Lãnh', 'Phường Tân Định']],
    ['Q.1', '79', ['Phường Sài Gòn', 'Phường Bến Thành', 'Phường Cầu Ông Lãnh', 'Phường Tân Định']],
    ['q1', undefined, ['Phường Sài Gòn', 'Phường Bến Thành', 'Phường Cầu Ông Lãnh', 'Phường Tân Định']],
    ['quận 2', '79', ['Phường An Khánh', 'Phường Bình Trưng', 'Phường Cát Lái']],
    ['dich vong hau cau giay ha noi', undefined, ['Phường Nghĩa Đô', 'Phường Cầu Giấy']],
    ['tx hương thủy', '46', ['Phường Phú Bài', 'Phường Thanh Thủy', 'Phường Hương Thủy']],
  ])('"%s" in %s is one of several', (written, code, wards) => {
    expect(names(written, code).toSorted()).toEqual(wards.toSorted())
  })

  test.each([
    ['đà lạt', 5],
    ['TP. Đà Lạt, Lâm Đồng', 5],
    ['bmt', 6],
    ['Ban Mê Thuột', 6],
    ['gò vấp', 6],
    ['Q. Gò Vấp', 6],
    ['thủ đức', 12],
    ['Quan Sơn', 9],
  ])('"%s" is one of %d', (written, count) => {
    expect(names(written)).toHaveLength(count)
  })

  test('a ward of today comes before the successors of a district that is named like it', () => {
    expect(names('gò vấp')[0]).toBe('Phường Gò Vấp')
  })

  test('says which former unit was meant', () => {
    expect(findWards('p13 q3').wards[0]?.former).toBe('Phường 13, Quận 3')
    expect(findWards('quận 1').wards[0]?.former).toBe('Quận 1')
    expect(findWards('Phường Thuận Hóa', { provinceCode: '46' }).wards).toMatchObject([{ former: null }])
  })

  test('a ward that a known district never had finds the wards of the district, marked as inexact', () => {
    const { wards, isExact } = findWards('Phường 99, Quận 1')
    expect([wards.length, isExact]).toEqual([4, false])
  })

  test.each(['', '1', '13', 'x', 'phường', 'quận', 'abcxyz', '12 Nguyễn Huệ', ', , ,'])('"%s" finds nothing', (written) => {
    expect(names(written)).toEqual([])
  })

  test('finds every former ward with its district and province, among its successors', () => {
    const every = 7
    const sample = [...formerUnits().wards.values()].flat().filter((_, at) => at % every === 0)
    for (const ward of sample) {
      const { district, name, successors } = ward
      const found = findWards(`${name}, ${district.name}, ${district.province}`).wards.map(({ ward: { code } }) => code)
      expect([name, district.name, found.some((code) => successors.includes(code))]).toEqual([name, district.name, true])
    }
  })

  test('every successor is a ward of today', () => {
    for (const district of [...formerUnits().districts.values()].flat())
      for (const code of district.successors) expect(wardByCode(code)?.province.code).toBe(district.provinceCode)
  })

  test('arbitrary text neither throws nor takes long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.boolean(), (text, isBegun) => {
        findWards(text, { isBegun })
        findProvince(text)
      }),
    )
    const started = process.threadCpuUsage()
    findWards('p q h x tp tt '.repeat(2_000), { isBegun: true })
    findWards(`${'phường '.repeat(5_000)}1`, {})
    expect(process.threadCpuUsage(started).user).toBeLessThan(1_000_000)
  })
})

describe('official-address', () => {
  const official = (province: string, ward: string) => officialAddress({ ...person, province, ward })
  test.each([
    ['hcm', 'P. Bến Nghé, Q1', 'Phường Sài Gòn'],
    ['Sài Gòn', 'phường 13, quận 3', 'Phường Nhiêu Lộc'],
    ['Thừa Thiên Huế', 'Phú Hội', 'Phường Thuận Hóa'],
    ['Bình Dương', 'Phường Phú Cường', 'Phường Thủ Dầu Một'],
    ['Bà Rịa - Vũng Tàu', 'Phường 1', 'Phường Vũng Tàu'],
    ['Thành phố Hồ Chí Minh', 'Phường Tân Định', 'Phường Tân Định'],
    ['Huế', stripDiacritics('Phường Vĩnh Ninh'), 'Phường Thuận Hóa'],
  ])('%s, %s is stored as %s', (province, ward, stored) => {
    expect(official(province, ward)).toMatchObject({ address: { ward: stored } })
  })

  test.each([
    ['hcm', 'Quận 1', 'several_wards', 'Phường Sài Gòn'],
    ['hcm', 'Phường 12', 'several_wards', 'Phường Nhiêu Lộc'],
    ['Hà Nội', 'Dịch Vọng Hậu', 'several_wards', 'Phường Cầu Giấy'],
    // The ward Tân Định of today was never in Bình Dương.
    ['Bình Dương', 'Tân Định', 'several_wards', 'Phường Hòa Lợi'],
  ])('%s, %s is refused with the candidates', (province, ward, code, candidate) => {
    const { refusal } = official(province, ward)
    expect(refusal).toMatchObject({ code, field: 'ward' })
    expect(refusal?.values?.names).toContain(candidate)
  })

  test.each([
    ['Atlantis', 'Xã A', 'province'],
    ['Huế', 'Phường', 'ward'],
    ['Hà Nội', 'Phường Thuận Hóa', 'ward'],
  ])('%s, %s is unknown at its field', (province, ward, field) => {
    expect(official(province, ward)).toEqual({ refusal: { code: 'unknown_address', field } })
  })
})
