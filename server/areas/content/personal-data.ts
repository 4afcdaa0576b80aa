import type { Db } from '../../platform/database/client.ts'
import type { AccountHolder } from '../accounts/accounts.ts'
import { contactKey } from './messages/contact-mail.ts'
import { deleteMessagesOf, listMessagesOf } from './messages/messages.sql.ts'
import { deleteSubscriber, findSubscription } from './newsletter/subscribers.sql.ts'

/** A user's messages and newsletter subscription, with the proof of consent. Only if their e-mail is verified. */
export async function exportMessages(db: Db, { provenEmail }: AccountHolder) {
  if (!provenEmail) return { newsletter: null, messages: [] }
  return { newsletter: (await findSubscription(db, provenEmail)) ?? null, messages: await listMessagesOf(db, provenEmail) }
}

export async function eraseMessages(tx: Db, email: string): Promise<void> {
  await deleteSubscriber(tx, email)
  await deleteMessagesOf(tx, email, contactKey)
}
