import type { Finding } from '../../contract/admin/doctor.ts'
import { failed, ok, warning } from './finding.rule.ts'

type Setting = { publicUrl: string; isPublic: boolean; secure: boolean; sandbox: boolean }

/** What the start accepts but nobody should sell with. */
export function assessSettings({ publicUrl: url, isPublic, secure, sandbox }: Setting): Finding {
  if (!isPublic) return warning('settings.local', { url })
  if (!secure) return failed('settings.plain')
  return sandbox ? warning('settings.trial') : ok('settings.public', { url })
}

/** What a copied database gives away without a key: docs/operations.md#secret-keys. */
export function assessSecretKeys(count: number): Finding {
  return count === 0 ? warning('secrets.plain') : ok('secrets.ok')
}

/** MoMo's response to a query for an order that does not exist. */
export type WalletFacts =
  | { kind: 'none' | 'sandbox' }
  | { kind: 'answered'; partner: string; resultCode: number }
  | { kind: 'unreachable'; reason: string }

/** "Access denied", "merchant authentication failed": the only answers that speak of the keys. */
const wrongKeys = [11, 12, 13]

export function assessPayments(facts: WalletFacts): Finding {
  if (facts.kind === 'unreachable') return warning('payments.unreachable', { reason: facts.reason })
  if (facts.kind !== 'answered') return ok(facts.kind === 'none' ? 'payments.none' : 'payments.sandbox')
  const { partner, resultCode } = facts
  return wrongKeys.includes(resultCode) ? failed('payments.refused', { partner, reason: resultCode }) : ok('payments.ok', { partner })
}
