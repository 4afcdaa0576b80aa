import type { GivenItem, OrderSource } from '../../../contract/admin/checkout.ts'
import type { CustomItem } from '../../../contract/admin/own-prices.ts'
import type { NewOrder } from '../../../contract/checkout.ts'
import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Person } from '../../platform/http/auth-guards.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoredOrder } from '../orders/orders.ts'
import type { Payments } from '../payments/payments.ts'

export type CheckoutDeps = {
  platform: Platform
  payments: Pick<
    Payments,
    'hasWallet' | 'createFirstAttempt' | 'dueAfter' | 'dueAfterCall' | 'findBalance' | 'settleBalance' | 'renewPayment'
  >
  /** Runs in the transaction that places an order, after all writes; not for an order that staff enter. */
  whenPlaced(tx: Db, order: StoredOrder, settings: Settings): Promise<void>
}
/** What staff enter: `shippingFee` by hand, absent for the shop's rule. */
export type StaffEntry = {
  adminId: string
  source: OrderSource
  items: GivenItem[]
  customItems?: CustomItem[] | undefined
  shippingFee?: number | undefined
  isByCustomer?: boolean
}
/**
 * `staffEntry`: staff enter the order for a customer; `person` has no account then. `isByCustomer`: they prepared it, and the
 * customer places it by its link.
 */
export type OrderRequest = {
  body: NewOrder
  person: Person
  language: Language
  key?: string | undefined
  /** The client's IP as returned by `ipKey`; null where staff enter the order. */
  ipKey: string | null
  staffEntry?: StaffEntry
}
export type Placed = { kind: 'placed'; order: StoredOrder }
