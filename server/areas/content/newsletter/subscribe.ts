import { newsletterConsentVersion } from '../../../../contract/content.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { newId } from '../../../../db/new-id.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken, isTokenShaped, newToken } from '../../accounts/accounts.ts'
import { readSettings } from '../settings/read-settings.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { endSubscription, giveToken, putSubscriber, revokeToken } from './subscribers.sql.ts'

const job = 'newsletter-welcome'
type Welcome = { email: string; language: Language }

/** Subscribes an e-mail. Neither the response nor its timing reveals an existing subscription: the job looks it up. */
export async function subscribe({ db, jobs, clock }: Platform, email: string, language: Language): Promise<void> {
  const consent = { language, consentVersion: newsletterConsentVersion, consentedAt: clock.now() }
  const welcome: Welcome = { email, language }
  await transact(db, async (tx) => {
    await putSubscriber(tx, { id: newId('sub'), email, ...consent })
    await jobs.send(tx, job, welcome)
  })
}

/** The first mail, with the unsubscribe link. One per subscription, however often the button is pressed. */
export async function defineWelcome({ db, jobs, mail, config }: Platform): Promise<void> {
  await jobs.define<Welcome>(job, async ({ email, language }) => {
    const { brand } = await readSettings(db)
    await transact(db, async (tx) => {
      const token = newToken()
      if (!(await giveToken(tx, email, hashToken(token)))) return
      const welcome = newsletterMail({ token, language, brand, publicUrl: config.publicUrl })
      const { state } = await mail.write(tx, { key: newId('newsletter'), to: email, ...welcome })
      // Without its mail nobody has the link: a later mail gets a new one.
      if (state !== 'written') await revokeToken(tx, email)
    })
  })
}

/** Unsubscribes by the link of a mail; repeating it changes nothing. */
export async function unsubscribe({ db, clock }: Platform, token: string): Promise<void> {
  const isTheirs = isTokenShaped(token) && (await transact(db, (tx) => endSubscription(tx, hashToken(token), clock.now())))
  if (!isTheirs) throw new AppError('not_found')
}
