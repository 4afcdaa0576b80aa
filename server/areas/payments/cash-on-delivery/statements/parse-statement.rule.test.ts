import { describe, expect, test } from 'vitest'
import { findHead, fits, parseStatement, readDay, readSum } from './parse-statement.rule.ts'

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }))

describe('headings of a statement', () => {
  test.each<[string, string[], Record<string, string>]>([
    [
      'of GHN',
      ['STT', 'Mã đơn GHN', 'Mã đơn khách hàng', 'Tiền thu hộ (COD)', 'Phí dịch vụ', 'Ngày giao'],
      { code: 'Mã đơn GHN', amount: 'Tiền thu hộ (COD)', fee: 'Phí dịch vụ', day: 'Ngày giao' },
    ],
    ['of GHTK', ['Mã đơn hàng', 'Phí giao hàng', 'Tổng phí', 'Thu hộ'], { code: 'Mã đơn hàng', amount: 'Thu hộ', fee: 'Tổng phí' }],
    ['of Viettel Post', ['Mã vận đơn', 'Tiền COD', 'Phí COD', 'Tổng cước'], { code: 'Mã vận đơn', amount: 'Tiền COD', fee: 'Tổng cước' }],
    [
      'of J&T, in English',
      ['Waybill', 'COD amount', 'Total fee', 'Date'],
      { code: 'Waybill', amount: 'COD amount', fee: 'Total fee', day: 'Date' },
    ],
    ['that nobody knows', ['A', 'B'], {}],
  ])('%s are guessed', (_, headings, guess) => {
    expect(findHead(rowsOf(headings, ['x']), null)?.guess).toEqual(guess)
  })

  test('stand below titles', () => {
    const rows = rowsOf(['BẢNG KÊ COD', ''], ['Kỳ', '01/11 – 15/11'], ['Mã vận đơn', 'Thu hộ'], ['A1', '1'])
    expect(findHead(rows, null)?.at).toBe(2)
  })

  test('are those of the last file, however they are spelled now', () => {
    const headings = { code: 'Bưu gửi', amount: 'Tiền', fee: null, day: 'Hôm' }
    const rows = rowsOf(['Kỳ này', 'Tiền'], ['BƯU GỬI', ' tiền ', 'Hôm'], ['A1', '1', ''])
    const found = findHead(rows, headings)
    expect([found?.at, found && fits(headings, found)]).toEqual([1, true])
    expect(found && fits({ ...headings, fee: 'Phí' }, found)).toBe(false)
  })
})

describe('rows of a statement', () => {
  const headings = { code: 'Mã', amount: 'Thu hộ', fee: 'Phí', day: 'Ngày' }
  const head = ['Mã', 'Thu hộ', 'Phí', 'Ngày']
  const parse = (...rows: string[][]) => {
    const all = rowsOf(head, ...rows)
    const found = findHead(all, headings)
    return found && parseStatement(all, headings, found)
  }

  test('are parcels; sums and empty rows are not', () => {
    expect(parse(['ghn1', '350.000', '-22.000', '25/11/2026'], ['', '1'], ['Tổng cộng', '350.000'], ['GHN2', '', '', 'n/a'])).toEqual({
      lines: [
        { line: 2, code: 'GHN1', amountVnd: 350_000, feeVnd: 22_000, day: '2026-11-25' },
        { line: 5, code: 'GHN2', amountVnd: 0, feeVnd: 0, day: null },
      ],
    })
  })

  test('with a sum that cannot be read are named', () => {
    expect(parse(['A', '1,5'])).toEqual({ error: { line: 2, field: 'amount' } })
    expect(parse(['A', '-500'])).toEqual({ error: { line: 2, field: 'amount' } })
    expect(parse(['A', '500', 'miễn'])).toEqual({ error: { line: 2, field: 'fee' } })
  })
})

test.each([
  ['350000', 350_000],
  ['350.000 đ', 350_000],
  ['350,000.00', 350_000],
  ['1.250.000', 1_250_000],
  ['1,250,000 ₫', 1_250_000],
  ['1.250.000,00 ₫', 1_250_000],
  ['₫1,250,000', 1_250_000],
  ['VND 1.250.000', 1_250_000],
  ['1.250.000 đồng', 1_250_000],
  ['1\u202f250\u202f000', 1_250_000],
  ['(22.000)', -22_000],
  ['−22.000 đ', -22_000],
  ['1.250.00', null],
  ['1.250,50', null],
  ['12.50,00', null],
  ['350000.00', 350_000],
  ['-22,000', -22_000],
  ['', 0],
  ['-', 0],
  ['12abc', null],
  ['99999999999999', null],
])('statement sum: %s', (text, sum) => expect(readSum(text)).toBe(sum))

test.each([
  ['25/11/2026', '2026-11-25'],
  ['10:32 5/1/2026', '2026-01-05'],
  ['2026-11-25T10:00:00', '2026-11-25'],
  ['46351', '2026-11-25'],
  ['46351.5', '2026-11-25'],
  ['31/02/2026', null],
  ['hôm qua', null],
])('statement day: %s', (text, day) => expect(readDay(text)).toBe(day))
