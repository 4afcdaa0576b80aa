import type { BuyerMerge } from '../../../../contract/admin/buyers.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOrdersOfPhones } from './buyer.sql.ts'
import { mergeRefusal } from './merge-refusal.rule.ts'
import { deleteMerge, findMainPhone, insertMerge, listMergedPhones, lockMerges } from './merges.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** The same person with two phones: from now on the page of `mainPhone` shows the orders and notes of both. No order changes. */
export async function mergeBuyers({ db, clock }: Deps, { phone, mainPhone }: BuyerMerge, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    await lockMerges(tx)
    const refusal = mergeRefusal({
      ...{ phone, mainPhone },
      mainOfPhone: await findMainPhone(tx, phone),
      mainOfMain: await findMainPhone(tx, mainPhone),
      mergedIntoPhone: (await listMergedPhones(tx, phone)).length,
    })
    if (refusal) throw new AppError(refusal)
    const order = await findLatestOrder(tx, phone)
    const orderOfMain = await findLatestOrder(tx, mainPhone)
    if (!order || !orderOfMain) throw new AppError('not_found')
    await insertMerge(tx, { phone, mainPhone, mergedAt: clock.now() })
    // By an order of each phone: the log outlives the phones, which are personal data.
    await audit(tx, { who: adminId, what: 'order.buyer-merge', subject: orderOfMain.id, details: { other: order.id } })
  })
}

/** Undoes a merge: both phones have pages of their own again. */
export async function separateBuyers({ db }: Deps, phone: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    await lockMerges(tx)
    const mainPhone = await deleteMerge(tx, phone)
    if (mainPhone === undefined) throw new AppError('not_found')
    const order = (await findLatestOrder(tx, mainPhone)) ?? (await findLatestOrder(tx, phone))
    await audit(tx, { who: adminId, what: 'order.buyer-separate', subject: order?.id ?? '' })
  })
}

async function findLatestOrder(tx: Db, phone: string) {
  const [order] = await findOrdersOfPhones(tx, [phone], 1)
  return order
}
