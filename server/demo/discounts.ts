import type { DemoDiscount } from './demo-shape.ts'

export const discounts: DemoDiscount[] = [
  {
    code: 'CHAOMEMAY',
    kind: 'percent',
    value: 10,
    minSubtotal: 200_000,
    maxDiscount: 50_000,
    usageLimit: 500,
    perCustomerLimit: 1,
    startsInDays: -60,
    endsInDays: 180,
  },
  { code: 'DAYTHANG50', kind: 'amount', value: 50_000, minSubtotal: 600_000, usageLimit: 200, perCustomerLimit: 2, startsInDays: -30, endsInDays: 90 },
  { code: 'FREESHIP', kind: 'free-shipping', value: 0, minSubtotal: 250_000, usageLimit: 300, perCustomerLimit: 3, startsInDays: -14, endsInDays: 60 },
  { code: 'TETSUMVAY', kind: 'percent', value: 15, minSubtotal: 500_000, maxDiscount: 120_000, usageLimit: 150, perCustomerLimit: 1, startsInDays: 21, endsInDays: 60 },
]
