/**
 * What a result code of MoMo means for the payment (or refund) it was sent for.
 * - `request-error`: our request was refused. It says nothing about the payment: an order keeps its state.
 * - `unknown`: a code that is not in the table. Treated like `pending`, and a person should check.
 */
export type MomoOutcome = 'paid' | 'authorised' | 'pending' | 'failed' | 'expired' | 'request-error' | 'unknown'

type Row = { outcome: Exclude<MomoOutcome, 'unknown'>; final: boolean; message: string; meaning: string }

/** Whether the result never changes: only a final result is replayed for a repeated requestId. */
const final = true
const open = false

const row = <M extends string>(outcome: Row['outcome'], isFinal: boolean, message: M, meaning: string) =>
  ({ outcome, final: isFinal, message, meaning }) as const

/**
 * MoMo's 36 result codes, and 8000 of an older table of theirs. `message` is the key of the text for the shopper (for
 * 108x: the person refunding); `meaning` is MoMo's own, for logs.
 * Source: developers.momo.vn/v3/docs/payment/api/result-handling/resultcode
 */
export const momoResults = {
  0: row('paid', final, 'paid', 'Successful.'),
  10: row('request-error', open, 'momo-maintenance', 'System is under maintenance.'),
  11: row('request-error', open, 'momo-unavailable', 'Access denied.'),
  12: row('request-error', open, 'momo-unavailable', 'Unsupported API version.'),
  13: row('request-error', open, 'momo-unavailable', 'Merchant authentication failed.'),
  20: row('request-error', open, 'momo-unavailable', 'Bad format request.'),
  21: row('request-error', open, 'amount-not-accepted', 'Invalid transaction amount.'),
  22: row('request-error', open, 'amount-not-accepted', 'The transaction amount is out of range.'),
  40: row('request-error', open, 'try-again', 'Duplicated requestId.'),
  41: row('request-error', open, 'try-again', 'Duplicated orderId.'),
  42: row('request-error', open, 'momo-unavailable', 'Invalid orderId or orderId is not found.'),
  43: row('request-error', open, 'try-again', 'A similar transaction is being processed.'),
  45: row('request-error', open, 'momo-unavailable', 'Duplicated itemId.'),
  47: row('request-error', open, 'momo-unavailable', 'Inapplicable information in the given set of data.'),
  98: row('failed', final, 'payment-failed', 'QR code could not be generated.'),
  99: row('failed', final, 'payment-failed', 'Unknown error.'),
  1000: row('pending', open, 'waiting-for-payment', 'Transaction is initiated, waiting for user confirmation.'),
  1001: row('failed', final, 'insufficient-funds', 'Insufficient funds.'),
  1002: row('failed', final, 'declined-by-issuer', 'Rejected by the issuer of the payment method.'),
  1003: row('failed', final, 'cancelled', 'Cancelled after authorisation.'),
  1004: row('failed', final, 'over-limit', 'Over the daily or monthly limit of the user.'),
  1005: row('expired', final, 'expired', 'The url or QR code expired.'),
  1006: row('failed', final, 'declined-by-user', 'Denied by the user.'),
  1007: row('failed', final, 'account-inactive', 'Inactive or nonexistent account.'),
  1017: row('failed', final, 'cancelled', 'Cancelled by the merchant.'),
  1026: row('failed', final, 'promotion-not-applicable', 'Restricted by the rules of a promotion.'),
  1080: row('failed', final, 'refund-failed', 'The refund failed in processing; it may be tried again later.'),
  1081: row('failed', final, 'refund-exceeds-payment', 'The refund was rejected: already refunded or above the refundable amount.'),
  1088: row('failed', final, 'payment-not-refundable', 'The refund was rejected: the payment is not refundable.'),
  2019: row('failed', final, 'payment-failed', 'Invalid orderGroupId.'),
  4001: row('failed', final, 'account-restricted', 'The account of the user is restricted.'),
  4002: row('failed', final, 'account-unverified', 'The user has not verified their identity with C06.'),
  4100: row('failed', final, 'sign-in-failed', 'The user failed to sign in.'),
  7000: row('pending', open, 'being-processed', 'The transaction is being processed.'),
  7002: row('pending', open, 'being-processed', 'The transaction is being processed by the provider of the payment instrument.'),
  8000: row('pending', open, 'confirm-again', 'The user must confirm once more.'),
  9000: row('authorised', open, 'authorised', 'The transaction is authorised.'),
} as const satisfies Record<number, Row>

export type MomoResultCode = keyof typeof momoResults
export type MomoMessageKey = (typeof momoResults)[MomoResultCode]['message'] | 'unknown-result'

function isKnown(resultCode: number): resultCode is MomoResultCode {
  return Object.hasOwn(momoResults, resultCode)
}

export function momoOutcome(resultCode: number): MomoOutcome {
  return isKnown(resultCode) ? momoResults[resultCode].outcome : 'unknown'
}

export function momoMessageKey(resultCode: number): MomoMessageKey {
  return isKnown(resultCode) ? momoResults[resultCode].message : 'unknown-result'
}

export function isFinalMomoResult(resultCode: number): boolean {
  return isKnown(resultCode) && momoResults[resultCode].final
}
