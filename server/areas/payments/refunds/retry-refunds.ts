import { addSeconds } from '../../../../contract/durations.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { executeRefund } from './execute-refund.ts'
import { claimDueRefunds, type RefundRow } from './refunds.sql.ts'
import { leaseSeconds } from './request-refund.ts'

const atOnce = 20

/** Queries the gateway about every refund in progress. Several processes may do this at once. */
export async function retryRefunds(deps: PaymentDeps): Promise<void> {
  if (!deps.momo) return
  const now = deps.platform.clock.now()
  for (let retried = atOnce; retried === atOnce; ) {
    const due = await claimDueRefunds(deps.platform.db, { now, leaseEnds: addSeconds(now, leaseSeconds), limit: atOnce })
    await Promise.all(due.map((refund) => onItsOwn(deps, refund)))
    retried = due.length
  }
}

/** A refund that fails does not delay the others; it is retried when its lease ends. */
async function onItsOwn(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  await executeRefund(deps, refund).catch((error) => {
    deps.platform.log.error({ err: error, refund: refund.id }, 'a refund could not be retried')
  })
}
