import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/coupons.ts'

export default {
  title: 'Our codes',
  percent: '{{value}}% off',
  percentUpTo: '{{value}}% off, at most {{max}}',
  amount: '{{value}} off',
  freeShipping: 'Free delivery',
  everything: 'for every piece in the shop',
  minimum: 'Orders from {{from}}',
  perCustomer_one: 'once per customer',
  perCustomer_other: '{{count}} times per customer',
  until: 'until {{when}}',
  missing: 'Add {{amount}} to use this code',
  apply: 'Apply',
  applyOf: 'Apply the code {{code}}',
  applied: 'In use',
  appliedNow: 'The code {{code}} is applied',
} as const satisfies SameKeys<typeof vi>
