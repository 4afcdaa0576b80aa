import { expect, test } from 'vitest'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import type { AdminExchange } from '../../../../../contract/orders/exchanges.ts'
import { amountToCollect, isPrepaymentMissing, pickListOf } from './cash-to-collect.rule.ts'
import { parcelsToPrint } from './parcels-to-print.rule.ts'

const item = (name: string, size: string) => ({
  product: { _id: name, name, slug: name, sku: name, image: '' },
  ...{ color: 'Đỏ', size, price: 90_000, quantity: 2, total: 180_000, fromStock: 2 },
})
const exchange = (replacementState: AdminExchange['replacementState']) =>
  ({
    _id: 'exc1',
    position: 1,
    product: item('váy', '2Y').product,
    toProduct: null,
    personalization: [],
    toColor: 'Hồng',
    toSize: '3Y',
    quantity: 1,
    fromStock: 0,
    replacementState,
    shipment: null,
  }) as unknown as AdminExchange
const order = (exchanges: AdminExchange[]) =>
  ({
    ...{ orderNumber: 'MM1', items: [item('áo', '2Y'), item('váy', '2Y')], note: 'giao sáng', exchanges },
    ...{ paymentMethod: 'cod', paymentStatus: 'unpaid', finalAmount: 360_000 },
  }) as unknown as AdminOrder

test.each(['reserved', 'packed'] as const)(
  'parcels-to-print: replaces a delivered order by its %s exchange, with nothing to collect',
  (state) => {
    const parcels = parcelsToPrint(order([exchange(state)]))
    expect(parcels).toMatchObject([{ exchangeId: 'exc1', items: [{ color: 'Hồng', size: '3Y', quantity: 1 }] }])
    expect(parcels[0]?.note).toBeUndefined()
    expect(parcels.map((parcel) => [amountToCollect(parcel), isPrepaymentMissing(parcel)])).toEqual([[0, false]])
    const picked = pickListOf(parcels, (number) => `${number} (đổi)`)
    expect(picked.map(({ name, size, fromStock: shelf, sew, orders }) => [name, size, shelf, sew, orders.join()])).toEqual([
      ['váy', '3Y', 0, 1, 'MM1 (đổi)'],
    ])
  },
)

test.each([[[]], [[exchange('sent')]], [[exchange(null)]]])(
  'parcels-to-print: prints the order itself if no replacement is left to send',
  (exchanges) => {
    expect(parcelsToPrint(order(exchanges))).toMatchObject([{ exchangeId: null, items: [{ size: '2Y' }, { size: '2Y' }] }])
  },
)

test('parcels-to-print: a replacement has what is made for the child this time, and its own product', () => {
  const wish = { fieldId: 'fld_1', value: 'Bi', label: { vi: 'Tên', en: 'Name' }, text: { vi: 'Bi', en: 'Bi' }, price: 0 }
  const hat = { _id: 'mũ', name: 'mũ', slug: 'mu' }
  const embroidered = order([{ ...exchange('reserved'), toProduct: hat, personalization: [wish] }])
  embroidered.items[1] = {
    ...embroidered.items[1],
    personalization: [{ ...wish, text: { vi: 'Bo', en: 'Bo' } }],
  } as AdminOrder['items'][number]
  expect(parcelsToPrint(embroidered)).toMatchObject([
    { items: [{ product: { name: 'mũ', sku: '' }, personalization: [{ text: { vi: 'Bi' } }] }] },
  ])
})
