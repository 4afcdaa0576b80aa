import DataLoader from 'dataloader'
import { lightWork, whenIdle } from '../../../platform/idle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../content/content.ts'
import { findOrdersByIds, withDetails } from '../orders.sql.ts'
import { orderReceivedMail, receivedComposer } from './order-mails.ts'

/** Composes "we have your order" from the order as it is when the mail is sent; nothing for one that was deleted or erased. */
export function composeReceivedMails({ db, config, mail }: Pick<Platform, 'db' | 'config' | 'mail'>): void {
  /** The orders of mails that are sent at the same time are read together. */
  const loader = new DataLoader(
    async (ids: readonly string[]) => {
      await whenIdle(lightWork)
      const { brand } = await readSettings(db)
      const orders = await withDetails(db, await findOrdersByIds(db, ids))
      const found = new Map(orders.map((order) => [order.id, { order, brand }]))
      return ids.map((id) => found.get(id))
    },
    { cache: false },
  )
  mail.composeBy(receivedComposer, async (orderId) => {
    const found = await loader.load(orderId)
    return found ? orderReceivedMail(found.order, { brand: found.brand, publicUrl: config.publicUrl }) : null
  })
}
