import { z } from 'zod'
import { WaitingPeople } from '../../../contract/admin/production.ts'
import { AlertEnd, AlertResponse, NewAlert } from '../../../contract/back-in-stock.ts'
import { daySeconds, hourSeconds } from '../../../contract/durations.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { forStaff } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import { consume, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/validation.ts'
import { mailboxKey } from '../../platform/mail/mail-limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { listWaiting } from './list-waiting.ts'
import { subscribeToProduct, unsubscribeByToken } from './subscribe.ts'

const tags = ['alerts']
/** Thousands of phones share one IPv4 of their carrier. */
const alertsPerIp: RateLimit = { name: 'alerts-from', max: 60, seconds: hourSeconds }
/** Limits how many alerts strangers can subscribe a mailbox to. */
const alertsForMailbox: RateLimit = { name: 'alerts-for', max: 20, seconds: daySeconds }
const endingsPerIp: RateLimit = { name: 'alerts-end', max: 60, seconds: hourSeconds }

const texts = {
  asked: { vi: 'Có hàng lại, tiệm sẽ gửi bạn một email.', en: 'We will send you one e-mail when it is back.' },
  askedWithoutMail: {
    vi: 'Tiệm đã ghi lại, nhưng chưa gửi được thư, bạn gọi hoặc nhắn để hỏi nhé.',
    en: 'We have noted it. The shop cannot send mails yet: please call or write to us to ask.',
  },
  ended: { vi: 'Bạn sẽ không nhận các lời nhắn này nữa.', en: 'You will get no more of these messages.' },
} as const

export function backInStockRoutes(app: App, platform: Platform): void {
  const ask = { tags, body: NewAlert, response: { 200: AlertResponse, 400: Failure, 404: Failure, 409: Failure, 429: Failure } }
  app.post('/api/alerts', { schema: ask }, async (request) => {
    const language = languageOf(request.raw, true)
    await consume(platform, alertsPerIp, request.ip)
    await consume(platform, alertsForMailbox, mailboxKey(request.body.email))
    await subscribeToProduct(platform, request.body, language)
    return { message: texts[platform.config.isMailOn ? 'asked' : 'askedWithoutMail'][language] }
  })

  const end = { tags, body: AlertEnd, response: { 200: AlertResponse, 400: Failure, 404: Failure, 429: Failure } }
  app.post('/api/alerts/end', { schema: end }, async (request) => {
    await consume(platform, endingsPerIp, request.ip)
    await unsubscribeByToken(platform, request.body.token)
    return { message: texts.ended[languageOf(request.raw, true)] }
  })

  const params = z.object({ variantId: Id })
  const waiting = { tags, params, response: { 200: WaitingPeople, 400: Failure, 401: Failure, 403: Failure } }
  app.get('/api/stock/:variantId/waiting', { ...forStaff, schema: waiting }, async (request) => ({
    data: await listWaiting(platform.db, request.params.variantId),
  }))
}
