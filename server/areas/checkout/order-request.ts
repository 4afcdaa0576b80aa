import type { GivenItem, OrderSource } from '../../../contract/admin/checkout.ts'
import type { NewOrder } from '../../../contract/checkout.ts'
import type { Language } from '../../../contract/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Person } from '../../platform/http/auth-guards.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoredOrder } from '../orders/orders.ts'
import type { Payments } from '../payments/payments.ts'

export type CheckoutDeps = {
  platform: Platform
  payments: Pick<Payments, 'hasWallet' | 'prepare' | 'dueAfter' | 'dueAfterCall'>
  /** In the transaction that places an order, once all of it is written; not for one that somebody of the shop typed in. */
  whenPlaced(tx: Db, order: StoredOrder): Promise<void>
}
/** `office`: somebody of the shop writes it down for a customer; `person` is nobody then. */
export type OrderRequest = {
  body: NewOrder
  person: Person
  language: Language
  key?: string | undefined
  /** The client, as `ipKey` counts it; null where somebody of the shop writes the order down. */
  ipKey: string | null
  office?: { adminId: string; source: OrderSource; items: GivenItem[] }
}
export type Placed = { kind: 'placed'; order: StoredOrder }
