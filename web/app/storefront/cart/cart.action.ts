import { CartResponse, maxQuantity } from '../../../../contract/cart.ts'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

/** The failure of a cart form posted without scripts. */
export type CartFailure = { itemId: string | null; message: string }

/** Applies the posted form; returns null on success. */
export async function handleCartAction(api: Api, form: FormData): Promise<CartFailure | null> {
  const text = (name: string) => String(form.get(name) ?? '')
  const itemId = text('itemId') || null
  try {
    if (text('intent') === 'remove') await api.send('DELETE', '/api/carts', { itemId }, CartResponse)
    else if (text('intent') === 'discount') await api.send('POST', '/api/carts/discount', { code: text('code') }, CartResponse)
    else if (text('intent') === 'drop-discount') await api.send('DELETE', '/api/carts/discount', undefined, CartResponse)
    else await api.send('PATCH', '/api/carts', { itemId, quantity: parseQuantity(text('quantity')) }, CartResponse)
    return null
  } catch (error) {
    if (error instanceof ApiError) return { itemId, message: messageOf(error) }
    throw error
  }
}

/** If the stock is too small, the message names how many are left. */
function messageOf({ code, message, issues: [issue] }: ApiError): string {
  return code === 'not_enough_stock' && issue ? `${message} ${issue.message}.` : message
}

function parseQuantity(written: string): number {
  return Math.min(maxQuantity, Math.max(1, Math.trunc(Number(written)) || 1))
}
