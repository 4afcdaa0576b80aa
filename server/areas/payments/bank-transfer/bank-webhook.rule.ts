import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { optionalText } from '../../../../contract/text.ts'

/** Money received on the shop's account, as reported by the aggregator that watches it. */
export type BankTransferEvent = { amount: number; description: string; reference: string }
export type BankVerified = { kind: 'genuine'; notice: BankTransferEvent } | { kind: 'bad-signature' } | { kind: 'malformed' }

/**
 * The signature covers every field, also those not read here. Names without `=` and `&`: the signed text is joined
 * without escaping.
 */
const Signed = z.record(z.string().regex(/^[A-Za-z0-9_]{1,64}$/), z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()]))
const Body = z.object({ data: Signed, signature: z.string().max(200) })
const Notice = z.object({
  amount: z.int().min(1).max(9_000_000_000_000),
  description: optionalText(1_000),
  /** The bank's own number of the transfer, so that the same money never counts twice. */
  reference: z.string().regex(/^[\x21-\x25\x27-\x3c\x3e-\x7e]{1,100}$/),
})

/** Verifies the signature as payOS makes it: the fields of `data` by name, `key=value` joined with `&`, HMAC-SHA256 in hex. */
export function verifyBankWebhook(secret: string, body: unknown): BankVerified {
  const parsed = Body.safeParse(body)
  if (!parsed.success) return { kind: 'malformed' }
  const { data, signature } = parsed.data
  if (!isSame(signBankWebhook(secret, data), signature)) return { kind: 'bad-signature' }
  const notice = Notice.safeParse(data)
  return notice.success ? { kind: 'genuine', notice: notice.data } : { kind: 'malformed' }
}

export function signBankWebhook(secret: string, data: Record<string, unknown>): string {
  const text = Object.keys(data)
    .sort()
    .map((name) => `${name}=${data[name] ?? ''}`)
    .join('&')
  return createHmac('sha256', secret).update(text).digest('hex')
}

function isSame(expected: string, shown: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(shown)]
  return a.length === b.length && timingSafeEqual(a, b)
}
