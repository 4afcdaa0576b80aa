import { alertConsentVersion, type NewAlert } from '../../../contract/back-in-stock.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isTokenShaped, newToken } from '../accounts/accounts.ts'
import { findSaleable } from '../catalogue/catalogue.ts'
import { endAlerts, findTokenOf, lockEmail, putAlert } from './back-in-stock.sql.ts'
import { isBackInStock } from './notify-subscribers.ts'

/** Subscribes an e-mail to a sold-out variant. The response does not reveal an existing subscription. */
export async function subscribeToProduct({ db }: Pick<Platform, 'db'>, asked: NewAlert, language: Language): Promise<void> {
  const { productId, color, size = null, email, website } = asked
  const [saleable] = await findSaleable(db, [{ productId, color, size }], language)
  if (!saleable?.published) throw new AppError('not_found')
  if (saleable.hasSizes && !size) throw new AppError('size_required')
  const { variant } = saleable
  if (!variant) throw new AppError('unknown_variant')
  if (isBackInStock(saleable)) throw new AppError('back_already')
  if (website) return
  await transact(db, async (tx) => {
    await lockEmail(tx, email)
    const token = (await findTokenOf(tx, email)) ?? newToken()
    await putAlert(tx, { id: newId('alt'), variantId: variant.id, email, language, token, consentVersion: alertConsentVersion })
  })
}

/** Ends all alerts of this link; refuses an unknown one. */
export async function unsubscribeByToken({ db }: Pick<Platform, 'db'>, token: string): Promise<void> {
  const ended = isTokenShaped(token) ? await transact(db, (tx) => endAlerts(tx, token)) : 0
  if (ended === 0) throw new AppError('not_found')
}
