import { ApiError } from '../../api/api-error.ts'

/**
 * Why an order attempt placed no order. `refused`: with a message, beside its fields. `changed`: the cart differs from the one the
 * shopper saw, or the shop refuses some of its lines (`lines`: the messages by id). `empty`: the cart is empty. `key-spent`: another
 * order has the key, so a new attempt needs a new one. `unknown`: the outcome is not known, so it is sent again with the same key.
 */
export type OrderRefusal =
  | { kind: 'refused'; message: string; fields: Record<string, string[]>; retryAfter?: number }
  | { kind: 'changed'; lines: Record<string, string> }
  | { kind: 'empty' }
  | { kind: 'key-spent' }
  | { kind: 'unknown' }

const cartChangedCodes = new Set(['cart_changed', 'out_of_stock', 'not_enough_stock'])
const unknownOutcomeCodes = new Set(['network', 'invalid_response', 'idempotency_in_flight', 'request_timeout'])
const fieldByCode: Record<string, string> = {
  no_delivery: 'province',
  no_pickup: 'storeId',
  unknown_address: 'ward',
  several_wards: 'ward',
  payment_method_unavailable: 'paymentMethod',
  amount_out_of_range: 'paymentMethod',
}

const fieldByPath: Record<string, string> = {
  'gift.message': 'giftMessage',
  'gift.wrap': 'giftWrap',
  'gift.deliverOn': 'giftDeliverOn',
  'gift.giver.fullName': 'giverName',
  'gift.giver.phone': 'giverPhone',
  'invoice.name': 'invoiceName',
  'invoice.taxCode': 'invoiceTaxCode',
  'invoice.address': 'invoiceAddress',
  'invoice.email': 'invoiceEmail',
}

export function toOrderRefusal(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError)) return { kind: 'unknown' }
  const { code, status, message, issues, retryAfter } = error
  if (unknownOutcomeCodes.has(code) || status === 0 || status >= 500) return { kind: 'unknown' }
  if (cartChangedCodes.has(code)) return { kind: 'changed', lines: messagesOfLines(issues) }
  if (code === 'cart_empty') return { kind: 'empty' }
  if (code === 'idempotency_reused') return { kind: 'key-spent' }
  const fields = issues.map((issue): [string, string[]] => [fieldOf(issue.path), [issue.message]])
  const field = fieldByCode[code]
  const all = fields.length === 0 && field ? [[field, [message]] satisfies [string, string[]]] : fields
  return { kind: 'refused', message, fields: Object.fromEntries(all), ...(retryAfter ? { retryAfter } : {}) }
}

function messagesOfLines(issues: ApiError['issues']): Record<string, string> {
  const ofLines = issues.filter(({ path }) => path.startsWith('items.'))
  return Object.fromEntries(ofLines.map(({ path, message }) => [path.slice('items.'.length), message]))
}

/** A saved address cannot be edited here, so its errors are shown at the choice of the address. */
export function moveToAddressField({ province, ward, ...others }: Record<string, string[]>): Record<string, string[]> {
  const wrong = province ?? ward
  return wrong ? { ...others, addressId: wrong } : others
}

/** The field of the form that a path of the order belongs to: `address.phone` is `phone`. */
function fieldOf(path: string): string {
  return fieldByPath[path] ?? path.replace(/^(?:address|billingAddress)\./, '')
}
