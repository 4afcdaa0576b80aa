import { defaultCashCeiling } from './cash-limits.ts'
import type { CashRules, Settings } from './content.ts'
import type { Order } from './orders.ts'
import type { Vnd } from './vnd.ts'

export type DepositRule = NonNullable<CashRules['deposit']>

const whole = 1_000

/** The rule of the deposit, where there is one. It is paid by transfer: without an account nobody is asked for it. */
export function depositRule({ cod, bank }: Pick<Settings, 'bank' | 'cod'>): DepositRule | null {
  return (bank && cod?.deposit) || null
}

/** Above this total a buyer's cash order needs a deposit: nobody has confirmed it yet. Null: there is no ceiling. */
export function cashCeiling({ cod }: Pick<Settings, 'cod'>): Vnd | null {
  return (cod?.unconfirmedMax ?? defaultCashCeiling) || null
}

/** What of an order in cash is paid beforehand: whole thousands, rounded up, never more than the order. 0: nothing. */
export function depositOf(rule: DepositRule | null, total: Vnd): Vnd {
  if (!rule || total < rule.from) return 0
  return Math.min(Math.ceil((total * rule.percent) / (100 * whole)) * whole, total)
}

type Deposited = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'> & {
  deposit?: Vnd | undefined
  depositPaid?: boolean | undefined
}

/** An order in cash whose deposit has not come yet: nobody begins with it. */
export function awaitsDeposit({ status, paymentMethod, paymentStatus, deposit = 0, depositPaid = false }: Deposited): boolean {
  return status === 'pending' && paymentMethod === 'cod' && paymentStatus === 'unpaid' && deposit > 0 && !depositPaid
}

/** What of an order in cash is still to be paid at the door: all of it, until the deposit has come. */
export function amountOnDelivery({
  finalAmount,
  deposit = 0,
  depositPaid = false,
}: Pick<Deposited, 'deposit' | 'depositPaid'> & { finalAmount: Vnd }): Vnd {
  return depositPaid ? finalAmount - deposit : finalAmount
}
