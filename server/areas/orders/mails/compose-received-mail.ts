import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../content/content.ts'
import { findOrder, withDetails } from '../orders.sql.ts'
import { orderReceivedMail, receivedComposer } from './order-mails.ts'

/** Composes "we have your order" from the order as it is when the mail is sent; nothing for one that was deleted or erased. */
export function composeReceivedMails({ db, config, mail }: Pick<Platform, 'db' | 'config' | 'mail'>): void {
  mail.composeBy(receivedComposer, async (orderId) => {
    const order = await findOrder(db, orderId)
    const [details] = order ? await withDetails(db, [order]) : []
    const { brand } = await readSettings(db)
    return details ? orderReceivedMail(details, { brand, publicUrl: config.publicUrl }) : null
  })
}
