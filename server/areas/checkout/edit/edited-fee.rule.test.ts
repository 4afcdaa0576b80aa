import { expect, test } from 'vitest'
import { editedFee } from './edited-fee.rule.ts'

const area = { shippingFee: 45_000, freeFrom: 500_000 }
const agreed = { shippingVnd: 30_000, subtotalVnd: 400_000, discountVnd: 0, discountId: null, isOwnFee: false }
const free = { ...agreed, shippingVnd: 0, subtotalVnd: 600_000 }

test.each([
  ['the same goods keep the agreed fee', agreed, 400_000, 30_000],
  ['dearer goods below free delivery too', agreed, 450_000, 30_000],
  ['dearer goods reach free delivery', agreed, 500_000, 0],
  ['goods that were charged although they would be free today stay so', { ...agreed, subtotalVnd: 700_000 }, 700_000, 30_000],
  ['free delivery stays for the same goods', { ...free, subtotalVnd: 100_000 }, 100_000, 0],
  ['cheaper goods leave free delivery', free, 400_000, 45_000],
  ['cheaper goods that still reach it stay free', free, 550_000, 0],
  ['a fee by hand that is given up becomes the shop’s', { ...agreed, shippingVnd: 11_000, isOwnFee: true }, 400_000, 45_000],
  ['under a code for free delivery the shop’s fee counts', { ...free, discountId: 'dis', subtotalVnd: 100_000 }, 100_000, 45_000],
])('edited-fee: %s', (_, order, subTotal, fee) => expect(editedFee(order, subTotal, area)).toBe(fee))
