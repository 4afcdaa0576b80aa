import { expect, test } from 'vitest'
import { matchCodes, type PackedOrder } from './match-codes.rule.ts'
import { readCodes } from './read-codes.rule.ts'

const row = (line: number, orderNumber: string | null, phone: string | null, code: string | null) => ({ line, orderNumber, phone, code })

test.each([
  [
    'a CSV file with headings',
    '\uFEFFSTT;Mã vận đơn;Người nhận;SĐT;Ghi chú\r\n1;ghn5k2a9;Chị Lan;0906333444;Đơn MM261128-7DKE\r\n2;;Chị Mai;0906333445;\r\n',
    [row(2, 'MM261128-7DKE', '+84906333444', 'GHN5K2A9'), row(3, null, '+84906333445', null)],
  ],
  [
    'a sheet with titles above its headings',
    'DANH SÁCH VẬN ĐƠN\nTừ ngày\t28/11/2026\nSĐT\tMã vận đơn\n0906333444\tA1234567',
    [row(4, null, '+84906333444', 'A1234567')],
  ],
  [
    'a paste without headings, where the spreadsheet dropped a zero',
    '906333444\t28/11/2026\t205.000\tSPXVN0612345\n\nmm2611287dke\tS1.A22.33.4455\t22,000',
    [row(1, null, '+84906333444', 'SPXVN0612345'), row(3, 'MM261128-7DKE', null, 'S1.A22.33.4455')],
  ],
  ['quoted cells between commas', '"Waybill","Order"\n"802345678901","MM261128-7DKE"', [row(2, 'MM261128-7DKE', null, '802345678901')]],
  ['a text without an order or a phone', 'Kính gửi quý khách\nTổng cộng\t12', []],
])('tracking codes: reads %s', (_, text, wanted) => expect(readCodes(text)).toEqual(wanted))

const order = (orderNumber: string, phone: string, more: Partial<PackedOrder> = {}) =>
  ({ _id: `ord_${orderNumber}`, orderNumber, shippingAddress: { phone }, shipment: null, email: null, ...more }) as PackedOrder

test('tracking codes: go to the order that is named, else to the only one of the phone', () => {
  const orders = [
    order('MM261128-AAAA', '0906333444'),
    order('MM261128-BBBB', '0906333444'),
    order('MM261128-CCCC', '0906333445'),
    order('MM261128-DDDD', '0906333446', { shipment: {} as PackedOrder['shipment'] }),
    order('MM261128-EEEE', '0906333447', { pickup: {} as NonNullable<PackedOrder['pickup']> }),
  ]
  const rows = [
    row(1, 'MM261128-AAAA', '+84906333444', 'CODE01'),
    row(2, null, '+84906333444', 'CODE02'),
    row(3, null, '+84906333445', 'CODE03'),
    row(4, 'MM261128-CCCC', null, 'CODE04'),
    row(5, null, '+84906333446', 'CODE05'),
    row(6, null, '+84906333447', 'CODE06'),
    row(7, 'MM261128-ZZZZ', '+84906333445', 'CODE07'),
    row(8, 'MM261128-BBBB', null, null),
  ]
  const matches = matchCodes(rows, orders)
  expect(matches.map(({ verdict }) => verdict)).toEqual(['ready', 'several', 'ready', 'twice', 'hasParcel', 'unknown', 'unknown', 'noCode'])
  expect(matches[2]?.order?.orderNumber).toBe('MM261128-CCCC')
})
