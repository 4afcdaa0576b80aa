import { carryOnRefund } from './carry-out-refund.ts'
import { type PaymentRoom, secondsAfter } from './payment-room.ts'
import { claimDueRefunds, type RefundRow } from './refunds.sql.ts'
import { leaseSeconds } from './request-refund.ts'

const atOnce = 20

/** Asks the gateway about every refund that has begun and whose end is not known. Any number of processes may do this at once. */
export async function carryOnRefunds(room: PaymentRoom): Promise<void> {
  if (!room.momo) return
  const now = room.platform.clock.now()
  for (let asked = atOnce; asked === atOnce; ) {
    const due = await claimDueRefunds(room.platform.db, { now, leaseEnds: secondsAfter(now, leaseSeconds), most: atOnce })
    await Promise.all(due.map((refund) => onItsOwn(room, refund)))
    asked = due.length
  }
}

/** One that fails does not keep the others waiting; it is looked at again when its lease ends. */
async function onItsOwn(room: PaymentRoom, refund: RefundRow): Promise<void> {
  await carryOnRefund(room, refund).catch((error) => {
    room.platform.log.error({ err: error, refund: refund.id }, 'a refund could not be carried on')
  })
}
