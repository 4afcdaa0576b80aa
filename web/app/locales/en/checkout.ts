import type { SameKeys } from '../shape.ts'
import type vi from '../vi/checkout.ts'

export default {
  cart: { title: 'Cart' },
  checkout: { title: 'Checkout' },
  payment: { title: 'Waiting for payment' },
  success: { title: 'Thank you' },
} satisfies SameKeys<typeof vi>
