import { HandoverCreated } from '../../../contract/cart-handover.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { checkoutDraftStore } from '../storefront/checkout/checkout-draft.ts'

/**
 * A link's token to continue on `next` in another browser, with the cart and the input of the checkout. Null where there is
 * no cart to bring along.
 */
export async function createHandover(api: Api, next: string): Promise<string | null> {
  // A chosen address belongs to an account.
  const { addressId: _, ...draft } = checkoutDraftStore.read() ?? {}
  try {
    return (await api.send('POST', '/api/carts/handovers', { draft, next }, HandoverCreated)).data.token
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cart_empty') return null
    throw error
  }
}
