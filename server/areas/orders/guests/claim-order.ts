import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findUser } from '../../accounts/accounts.ts'
import { type StoredOrder, withDetails } from '../orders.sql.ts'
import { takeGuestOrder } from '../personal-data.sql.ts'

/** `token`: the secret of the order's link. */
type Claim = { orderId: string; userId: string; token: string | undefined }

/**
 * Moves a guest's order into the account of a user who has its link. Only an order without an e-mail: one with an
 * e-mail goes to the account that has verified it. From then on its mails go to the account's e-mail, if that is
 * verified. Claiming twice changes nothing.
 */
export async function claimOrder({ db }: Pick<Platform, 'db'>, claim: Claim): Promise<StoredOrder> {
  return transact(db, async (tx) => {
    const user = await findUser(tx, claim.userId)
    if (!user) throw new AppError('sign_in_required')
    const order = await takeGuestOrder(tx, { ...claim, email: user.emailVerified ? user.email : null })
    const [described] = order ? await withDetails(tx, [order]) : []
    if (!described) throw new AppError('not_found')
    return described
  })
}
