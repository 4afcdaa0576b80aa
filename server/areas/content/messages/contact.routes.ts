import { ContactResponse, NewContactMessage, NewSubscription, NewsletterResponse, SubscriptionEnd } from '../../../../contract/content.ts'
import { hourSeconds } from '../../../../contract/durations.ts'
import { Failure } from '../../../../contract/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import { mailboxKey } from '../../../platform/mail/mail-limits.ts'
import type { Platform } from '../../../platform/platform.ts'
import { subscribe, unsubscribe } from '../newsletter/subscribe.ts'
import { sendMessage } from './send-message.ts'

/** Thousands of phones share one IPv4 of their carrier; the owner's mailbox can take this many. */
const messagesPerIp: RateLimit = { name: 'contact-from', max: 20, seconds: hourSeconds }
/** Prevents one sender from filling the owner's mailbox. */
const messagesOfSender: RateLimit = { name: 'contact-mail', max: 3, seconds: hourSeconds }
const subscriptionsPerIp: RateLimit = { name: 'newsletter-from', max: 60, seconds: hourSeconds }

const texts = {
  sent: { vi: 'Chúng tôi đã nhận được lời nhắn của bạn.', en: 'We have received your message.' },
  subscribed: {
    vi: 'Cảm ơn bạn đã đăng ký. Thư đầu tiên có liên kết để ngừng nhận bất cứ lúc nào.',
    en: 'Thank you for subscribing. The first letter has a link to unsubscribe at any time.',
  },
  subscribedWithoutMail: {
    vi: 'Cảm ơn bạn đã đăng ký. Tiệm chưa gửi được thư; khi gửi được, thư đầu tiên có liên kết để ngừng nhận.',
    en: 'Thank you for subscribing. The shop cannot send mails yet; the first letter will have a link to unsubscribe.',
  },
  unsubscribed: { vi: 'Bạn sẽ không nhận thư của tiệm nữa.', en: 'You will get no more letters from us.' },
} as const

/** Messages of visitors, and newsletter subscriptions. */
export function contactRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/contact',
    { schema: { tags: ['contact'], body: NewContactMessage, response: { 201: ContactResponse, 400: Failure, 429: Failure } } },
    async (request, reply) => {
      const { fullName, email, message } = request.body
      const language = languageOf(request.raw, true)
      await consume(platform, messagesPerIp, request.ip)
      await consume(platform, messagesOfSender, mailboxKey(email))
      await sendMessage(platform, request.body, language)
      reply.code(201)
      return { data: { contact: { fullName, email, message } }, message: texts.sent[language] }
    },
  )

  const tags = ['newsletter']
  app.post(
    '/api/newsletter',
    { schema: { tags, body: NewSubscription, response: { 200: NewsletterResponse, 400: Failure, 429: Failure } } },
    async (request) => {
      const language = languageOf(request.raw, true)
      await consume(platform, subscriptionsPerIp, request.ip)
      await subscribe(platform, request.body.email, language)
      return { message: texts[platform.config.isMailOn ? 'subscribed' : 'subscribedWithoutMail'][language] }
    },
  )
  app.post(
    '/api/newsletter/unsubscribe',
    { schema: { tags, body: SubscriptionEnd, response: { 200: NewsletterResponse, 400: Failure, 404: Failure } } },
    async (request) => {
      await unsubscribe(platform, request.body.token)
      return { message: texts.unsubscribed[languageOf(request.raw, true)] }
    },
  )
}
