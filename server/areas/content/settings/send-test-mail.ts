import type { Settings } from '../../../../contract/content.ts'
import { hourSeconds } from '../../../../contract/durations.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import { countMail } from '../../../platform/mail/mail-limits.ts'
import { brandWithLogo, renderMail } from '../../../platform/mail/template.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from './read-settings.ts'

const testsOfAdmin: RateLimit = { name: 'mail-test', max: 10, seconds: hourSeconds }

const texts = {
  vi: { title: 'Thư thử', text: 'Thư này được gửi thử từ trang cài đặt của cửa hàng. Nhận được thư nghĩa là cửa hàng gửi thư được.' },
  en: {
    title: 'Test mail',
    text: 'This mail was sent from the shop’s settings to try its mail server. That you read it means that it works.',
  },
} as const

/** Sends one mail directly instead of by a job, so that the admin reads the mail server's reply. */
export async function sendTestMail(
  platform: Platform,
  { to, adminId, language }: { to: string; adminId: string; language: Language },
): Promise<void> {
  const { db, config, mail, clock, log } = platform
  if (!config.isMailOn) throw new AppError('mail_off')
  await consume(platform, testsOfAdmin, adminId)
  await transact(db, async (tx) => {
    const retryAfter = await countMail(tx, { class: 'test', to, isProven: false }, clock.now())
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter })
    await audit(tx, { who: adminId, what: 'settings.mail-test', subject: 'settings' })
  })
  const { brand } = await readSettings(db)
  try {
    await mail.sendNow({ to, ...testMail({ brand, publicUrl: config.publicUrl }, language) })
  } catch (error) {
    log.warn({ err: error }, 'a test mail was not sent')
    throw new AppError(failureOfMail(error))
  }
}

export function testMail({ brand, publicUrl }: { brand: Settings['brand']; publicUrl: string }, language: Language) {
  const { title, text } = texts[language]
  const rendered = renderMail({ language, title, paragraphs: [text], brand: brandWithLogo(brand, publicUrl) })
  return { subject: `${brand.name}: ${title}`, ...rendered }
}

const failures: Record<string, ErrorCode> = {
  ECONNREFUSED: 'mail_server_refused',
  EDNS: 'mail_no_server',
  ENOTFOUND: 'mail_no_server',
  EAI_AGAIN: 'mail_no_server',
  ETIMEDOUT: 'mail_server_timeout',
  ETIME: 'mail_server_timeout',
  EAUTH: 'mail_server_login',
  ENOAUTH: 'mail_server_login',
  ETLS: 'mail_server_tls',
  EPROTOCOL: 'mail_server_tls',
  EENVELOPE: 'mail_not_taken',
  EMESSAGE: 'mail_not_taken',
}

/** The error of the mail server, by the codes of nodemailer and of the system. */
export function failureOfMail(error: unknown): ErrorCode {
  const { code = '', errno, message = '' } = error as { code?: string; errno?: string | number; message?: string }
  // nodemailer reports ESOCKET or ECONNECTION for every connection error.
  const below = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/.exec(`${errno} ${message}`)?.[0]
  if (code === 'ESOCKET' && !below && /ssl|tls|certificate/i.test(message)) return 'mail_server_tls'
  return failures[below ?? code] ?? 'mail_failed'
}
