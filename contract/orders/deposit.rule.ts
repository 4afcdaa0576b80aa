import type { CashRules, Settings } from '../content.ts'
import type { Vnd } from '../vnd.ts'
import { defaultCashCeiling } from './cash-limits.ts'
import type { Order } from './orders.ts'

export type DepositRule = NonNullable<CashRules['deposit']>

const whole = 1_000

/** The deposit rule, where there is one. A deposit is paid by transfer: without an account it is not required. */
export function depositRule({ cod, bank }: Pick<Settings, 'bank' | 'cod'>): DepositRule | null {
  return (bank && cod?.deposit) || null
}

/** Above this total a buyer's unconfirmed cash order needs a deposit. Null: no ceiling. */
export function cashCeiling({ cod }: Pick<Settings, 'cod'>): Vnd | null {
  return (cod?.unconfirmedMax ?? defaultCashCeiling) || null
}

/** The deposit of a cash order: whole thousands, rounded up, never more than the total. 0: none. */
export function depositOf(rule: DepositRule | null, total: Vnd): Vnd {
  if (!rule || total < rule.from) return 0
  return Math.min(Math.ceil((total * rule.percent) / (100 * whole)) * whole, total)
}

type Deposited = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'> & {
  deposit?: Vnd | undefined
  depositPaid?: boolean | undefined
}

/** A cash order with an unpaid deposit: the shop does not start it. */
export function awaitsDeposit({ status, paymentMethod, paymentStatus, deposit = 0, depositPaid = false }: Deposited): boolean {
  return status === 'pending' && paymentMethod === 'cod' && paymentStatus === 'unpaid' && deposit > 0 && !depositPaid
}

/** The amount a cash order pays on delivery: the total, less a paid deposit. */
export function amountOnDelivery({
  finalAmount,
  deposit = 0,
  depositPaid = false,
}: Pick<Deposited, 'deposit' | 'depositPaid'> & { finalAmount: Vnd }): Vnd {
  return depositPaid ? finalAmount - deposit : finalAmount
}
