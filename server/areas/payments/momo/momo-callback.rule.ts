import { z } from 'zod'
import { type MomoMessageKey, type MomoOutcome, momoMessageKey, momoOutcome } from './momo-result.rule.ts'
import { type MomoKeys, verifyMomo } from './momo-signature.rule.ts'

/**
 * Without `&` and `=` an identifier cannot imitate the beginning of the next signed field: the signed text is joined
 * without escaping.
 */
const Identifier = z.string().regex(/^[^&=\s]{1,200}$/)
const Whole = z.int().min(0)
const Text = z.string().max(1_000)

/** The twelve signed fields, without `accessKey`. MoMo's other fields are unsigned and therefore not read. */
const SignedFields = z.object({
  partnerCode: Identifier,
  orderId: Identifier,
  requestId: Identifier,
  amount: Whole,
  orderInfo: Text,
  orderType: Text,
  transId: Whole,
  resultCode: Whole,
  message: Text,
  payType: Text,
  responseTime: Whole,
  extraData: Text,
})

const numbers = new Set(['amount', 'transId', 'resultCode', 'responseTime'])

/**
 * MoMo's message about one payment, in its callback or through the shopper's browser. `transId` is text because it
 * exceeds int4; unless paid it is a placeholder of MoMo's.
 */
export type MomoCallback = Omit<z.infer<typeof SignedFields>, 'transId'> & {
  transId: string
  outcome: MomoOutcome
  code: MomoMessageKey
}

/** `genuine` proves the sender, not that it matches: the caller compares partnerCode, orderId, requestId and amount. */
export type MomoVerified = { kind: 'genuine'; notice: MomoCallback } | { kind: 'bad-signature' } | { kind: 'malformed' }

/** Verifies MoMo's webhook (IPN): the signature of the callback's body, as parsed from JSON. */
export function verifyMomoCallback(keys: MomoKeys, body: unknown): MomoVerified {
  const fields = SignedFields.safeParse(body)
  if (!fields.success) return { kind: 'malformed' }
  const { signature } = body as { signature?: unknown }
  if (!verifyMomo('ipnAndRedirect', keys, fields.data, signature)) return { kind: 'bad-signature' }
  const { transId, ...said } = fields.data
  const { resultCode } = said
  const notice = { ...said, transId: String(transId), outcome: momoOutcome(resultCode), code: momoMessageKey(resultCode) }
  return { kind: 'genuine', notice }
}

/** The query of the browser's return. Anyone may replay it: a reason to query MoMo, never proof. */
export function verifyMomoReturn(keys: MomoKeys, searchParams: URLSearchParams): MomoVerified {
  const body: Record<string, unknown> = {}
  for (const name of [...Object.keys(SignedFields.shape), 'signature']) {
    const values = searchParams.getAll(name)
    if (values.length !== 1) return { kind: name === 'signature' ? 'bad-signature' : 'malformed' }
    body[name] = numbers.has(name) ? parseWhole(values[0]) : values[0]
  }
  return verifyMomoCallback(keys, body)
}

/** Accepts only the spelling of a number that signs to the same text again: no `+1`, `01`, `1e3`. */
function parseWhole(text = ''): number | undefined {
  return /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined
}
