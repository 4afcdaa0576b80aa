import type { ListMailSamples } from '../platform/mail/mail-samples.ts'
import type { Platform } from '../platform/platform.ts'
import { accountMailSamples, readAccountSender } from './accounts/accounts.ts'
import { backInStockMailSamples } from './back-in-stock/back-in-stock.ts'
import { contentMailSamples, readSettings } from './content/content.ts'
import { orderMailSamples } from './orders/orders.ts'
import { ownerAlertMailSamples } from './owner-alerts/owner-alerts.ts'
import { refundMailSamples } from './payments/payments.ts'
import { reviewMailSamples } from './reviews/reviews.ts'

/** Every mail of the shop with sample data, for the dev mailbox. */
export function createMailSamples({ db, config }: Pick<Platform, 'db' | 'config'>): ListMailSamples {
  return async (language) => {
    const { brand } = await readSettings(db)
    const sender = { brand, publicUrl: config.publicUrl }
    return [
      ...accountMailSamples(await readAccountSender(db, config), language),
      ...orderMailSamples(sender, language),
      ...refundMailSamples(sender, language),
      ...backInStockMailSamples(sender, language),
      ...contentMailSamples(sender, language),
      ...reviewMailSamples(sender, language),
      ...ownerAlertMailSamples(sender),
    ]
  }
}
