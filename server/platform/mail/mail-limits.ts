import { createHash } from 'node:crypto'
import type { Db } from '../database/client.ts'
import { hit } from '../http/rate-limit.ts'

/**
 * Why a mail is written, which decides how many of them a mailbox may be sent in an hour:
 * - `code`: it lets its reader in or proves an address (a code, a reset link, an invitation);
 * - `order`: anybody can cause it without paying (order received, order cancelled, sent again);
 * - `order-progress`: the shop or money that arrived causes it (paid, shipped, delivered, refunded);
 * - `list`: newsletter, "back in stock";
 * - `account`: tells an account's owner that the account has changed;
 * - `test`: an admin tries the mail server;
 * - `owner`: to the shop itself. Not counted: what causes it has a limit of its own.
 */
export type MailClass = 'code' | 'order' | 'order-progress' | 'list' | 'account' | 'test' | 'owner'

type Cap = { proven: number; unproven: number }

/** Mails in an hour; decision 019. They protect people who never asked for a mail, so no setting raises them. */
const caps: Record<Exclude<MailClass, 'owner'>, Cap> = {
  code: { proven: 3, unproven: 3 },
  order: { proven: 30, unproven: 5 },
  'order-progress': { proven: 60, unproven: 20 },
  list: { proven: 20, unproven: 5 },
  account: { proven: 20, unproven: 3 },
  test: { proven: 5, unproven: 5 },
}

/**
 * Counts a mail to a mailbox in `tx` and returns for how many seconds there is no room for another one (0: there
 * is room). The counter belongs to the mailbox alone: neither a new account nor an erased one renews it.
 */
export async function countMail(tx: Db, mail: { class: MailClass; to: string; isProven: boolean }, now: Date): Promise<number> {
  if (mail.class === 'owner') return 0
  const most = caps[mail.class][mail.isProven ? 'proven' : 'unproven']
  return hit(tx, { name: `mail-${mail.class}`, most, seconds: 3_600 }, mailboxKey(mail.to), now)
}

/** A mailbox as limits count it: however its address is spelled, and without what stands behind a `+`. Holds no address. */
export function mailboxKey(address: string): string {
  const [, local = address, domain = ''] = /^(.*)@([^@]*)$/.exec(address.trim().normalize('NFKC').toLowerCase()) ?? []
  const mailbox = local.replace(/(?<=.)\+.*$/, '')
  return createHash('sha256').update(`${mailbox}@${domain}`).digest('base64url').slice(0, 22)
}
