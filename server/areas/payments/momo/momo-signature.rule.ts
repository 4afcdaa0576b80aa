import { createHmac, timingSafeEqual } from 'node:crypto'

/** The pair of keys MoMo gives a shop. `accessKey` is part of what is signed, `secretKey` signs it. */
export type MomoKeys = { accessKey: string; secretKey: string }

/**
 * The signed fields by kind of message, in this sequence. A field outside its list is not protected by the signature
 * and must not be trusted. `refundQueryRequest` is assumed to equal `queryRequest`.
 */
export const momoSignedFields = {
  createRequest: [
    'accessKey',
    'amount',
    'extraData',
    'ipnUrl',
    'orderId',
    'orderInfo',
    'partnerCode',
    'redirectUrl',
    'requestId',
    'requestType',
  ],
  /** The callback's body and the query of the browser's return carry the same fields. */
  ipnAndRedirect: [
    'accessKey',
    'amount',
    'extraData',
    'message',
    'orderId',
    'orderInfo',
    'orderType',
    'partnerCode',
    'payType',
    'requestId',
    'responseTime',
    'resultCode',
    'transId',
  ],
  queryRequest: ['accessKey', 'orderId', 'partnerCode', 'requestId'],
  refundRequest: ['accessKey', 'amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId'],
  refundQueryRequest: ['accessKey', 'orderId', 'partnerCode', 'requestId'],
  confirmRequest: ['accessKey', 'amount', 'description', 'orderId', 'partnerCode', 'requestId', 'requestType'],
} as const

export type MomoSignedKind = keyof typeof momoSignedFields
export type MomoSignedValue = string | number | null | undefined
type Field<K extends MomoSignedKind> = Exclude<(typeof momoSignedFields)[K][number], 'accessKey'>
export type MomoFieldsOf<K extends MomoSignedKind> = { [name in Field<K>]?: MomoSignedValue }

/** `key=value&…` with raw values: nothing is URL-encoded, and an absent value leaves `key=`. */
export function momoRawString<K extends MomoSignedKind>(kind: K, accessKey: string, fields: MomoFieldsOf<K>): string {
  const values: Record<string, MomoSignedValue> = { ...fields, accessKey }
  return momoSignedFields[kind].map((name) => `${name}=${values[name] ?? ''}`).join('&')
}

export function signMomo<K extends MomoSignedKind>(kind: K, keys: MomoKeys, fields: MomoFieldsOf<K>): string {
  return hmac(keys.secretKey, momoRawString(kind, keys.accessKey, fields))
}

/** Never throws: anything but the lower-case signature of these fields is false. */
export function verifyMomo<K extends MomoSignedKind>(kind: K, keys: MomoKeys, fields: MomoFieldsOf<K>, signature: unknown): boolean {
  return isSame(signature, signMomo(kind, keys, fields))
}

/** The `s` of a pay page's URL. MoMo does not document it; its real URLs verify with it. */
export function signMomoPayToken(keys: MomoKeys, token: string): string {
  return hmac(keys.secretKey, `accessKey=${keys.accessKey}&t=${token}`)
}

export function verifyMomoPayToken(keys: MomoKeys, token: string, signature: unknown): boolean {
  return isSame(signature, signMomoPayToken(keys, token))
}

function hmac(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('hex')
}

/** Compares the texts instead of the decoded bytes, so that an upper-case copy is refused. */
function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const a = Buffer.from(given, 'utf8')
  const b = Buffer.from(expected, 'utf8')
  return a.length === b.length && timingSafeEqual(a, b)
}
