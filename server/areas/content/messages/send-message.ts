import { createHash } from 'node:crypto'
import type { NewContactMessage } from '../../../../contract/content.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { newId } from '../../../../db/new-id.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../settings/read-settings.ts'
import { contactKey, contactMail } from './contact-mail.ts'
import { deleteMessagesBefore, insertMessage } from './messages.sql.ts'

/** Stores a visitor's message and mails it to the owner, both or neither. A bot's message is dropped with a success response. */
export async function sendMessage(platform: Platform, written: NewContactMessage, language: Language): Promise<void> {
  const { website, ...message } = written
  if (website) return
  const { db, config, clock, mail } = platform
  const { brand } = await readSettings(db)
  const id = newId('msg')
  const createdAt = clock.now()
  await transact(db, async (tx) => {
    const fingerprint = fingerprintOf(message, createdAt)
    if (!(await insertMessage(tx, { id, ...message, language, fingerprint, createdAt }))) return
    const to = brand.email || config.admin.email
    await mail.write(tx, contactMail({ id, ...message, language, createdAt }, { to, brand, publicUrl: config.publicUrl }))
  })
}

function fingerprintOf(message: Omit<NewContactMessage, 'website'>, now: Date): string {
  return createHash('sha256')
    .update([vietnamDay(now), message.email, message.fullName, message.message].join('\0'))
    .digest('hex')
}

/** As the privacy policy promises: after twelve months the messages are deleted. */
export async function deleteOldMessages({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const yearAgo = clock.now()
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  await deleteMessagesBefore(db, yearAgo, contactKey)
}
