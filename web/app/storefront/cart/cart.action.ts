import { CartResponse, maxQuantity } from '../../../../contract/cart.ts'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

/** What a form of the cart asks for when it is posted without scripts. */
export type CartFailure = { itemId: string | null; message: string }

/** Does what the posted form says; null where the shop agreed. */
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

/** Where there are not that many, how many there are. */
function messageOf({ code, message, issues: [issue] }: ApiError): string {
  return code === 'not_enough_stock' && issue ? `${message} ${issue.message}.` : message
}

function parseQuantity(written: string): number {
  return Math.min(maxQuantity, Math.max(1, Math.trunc(Number(written)) || 1))
}
