import { createHash } from 'node:crypto'
import { addSeconds, hourSeconds } from '../../../contract/durations.ts'
import type { Db } from '../database/client.ts'
import { hit, keyOf, type RateLimit } from '../http/rate-limit.ts'
import type { MailboxLimit } from './mails.sql.ts'

/**
 * Why a mail is written, which decides how many of them a mailbox may receive in an hour:
 * - `code`: it signs its reader in or verifies an e-mail (a code, a reset link, an invitation);
 * - `order`: anybody can cause it without paying (order received, order cancelled, sent again);
 * - `order-progress`: the shop or a payment causes it (paid, shipped, delivered, refunded, a message from the shop, a reply to a review);
 * - `list`: newsletter, "back in stock";
 * - `account`: notifies an account's owner of a change to the account;
 * - `test`: an admin tests the mail server;
 * - `message`: a visitor's message to the shop, which the admin shows as well;
 * - `owner`: to the shop itself. Not counted: its causes have limits of their own.
 */
export type MailClass = 'code' | 'order' | 'order-progress' | 'list' | 'account' | 'test' | 'message' | 'owner'

type Cap = { proven: number; unproven: number }

/** Mails per hour; decision 019. They protect people who never requested a mail, so no setting raises them. */
const caps: Record<Exclude<MailClass, 'owner'>, Cap> = {
  code: { proven: 3, unproven: 3 },
  order: { proven: 30, unproven: 5 },
  'order-progress': { proven: 60, unproven: 20 },
  list: { proven: 20, unproven: 5 },
  account: { proven: 20, unproven: 3 },
  test: { proven: 5, unproven: 5 },
  // Beyond it strangers with many IPs would use up what the mail server sends in a day.
  message: { proven: 30, unproven: 30 },
}

/**
 * Counts a mail to a mailbox in `tx` and returns for how many seconds the limit is reached (0: allowed). The counter
 * belongs to the mailbox alone: neither a new account nor a deleted one resets it.
 */
export async function countMail(tx: Db, mail: { class: MailClass; to: string; isProven: boolean }, now: Date): Promise<number> {
  const limit = limitOf(mail)
  return limit ? hit(tx, limit, mailboxKey(mail.to), now) : 0
}

/** The limit of a mailbox for the statement that writes a mail and counts it; null for a class that is not counted. */
export function mailboxLimit(mail: { class: MailClass; to: string; isProven: boolean }, now: Date): MailboxLimit | null {
  const limit = limitOf(mail)
  return limit && { key: keyOf(limit, mailboxKey(mail.to)), max: limit.max, now, ends: addSeconds(now, limit.seconds) }
}

function limitOf(mail: { class: MailClass; isProven: boolean }): RateLimit | null {
  if (mail.class === 'owner') return null
  return { name: `mail-${mail.class}`, max: caps[mail.class][mail.isProven ? 'proven' : 'unproven'], seconds: hourSeconds }
}

/** The key of a mailbox for limits: independent of spelling and of a `+` tag. Contains no e-mail. */
export function mailboxKey(email: string): string {
  const [, local = email, domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().normalize('NFKC').toLowerCase()) ?? []
  const mailbox = local.replace(/(?<=.)\+.*$/, '')
  return createHash('sha256').update(`${mailbox}@${domain}`).digest('base64url').slice(0, 22)
}
