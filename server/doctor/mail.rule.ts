import type { Finding } from '../../contract/admin/doctor.ts'
import { failed, ok, warning } from './finding.rule.ts'

export type MailFacts =
  | { kind: 'off'; isPublic: boolean }
  | { kind: 'sandbox' }
  | { kind: 'refused'; host: string; reason: string }
  | { kind: 'accepted'; host: string; sentTo: string | null }

export function assessMail(facts: MailFacts): Finding {
  if (facts.kind === 'sandbox') return ok('mail.sandbox')
  if (facts.kind === 'off') return facts.isPublic ? failed('mail.off') : warning('mail.off')
  if (facts.kind === 'refused') return failed('mail.refused', { host: facts.host, reason: facts.reason })
  return facts.sentTo ? ok('mail.sent', { to: facts.sentTo }) : ok('mail.ok', { host: facts.host })
}

/** TXT records of the sender's domain and of its `_dmarc`; null where DNS did not respond. */
export type SenderRecords = { domain: string; own: readonly string[] | null; dmarc: readonly string[] | null }

export function assessSender({ domain, own, dmarc }: SenderRecords): Finding {
  if (own === null || dmarc === null) return warning('sender.unknown', { domain })
  if (!own.some((text) => /^v=spf1\b/i.test(text))) return warning('sender.noSpf', { domain })
  if (!dmarc.some((text) => /^v=DMARC1\b/i.test(text))) return warning('sender.noDmarc', { domain })
  return ok('sender.ok', { domain })
}
