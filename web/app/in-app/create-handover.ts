import { type Api, shallowSchema } from '../api/api.ts'
import { checkoutDraftStore } from '../storefront/checkout/checkout-draft.ts'

const createdResponse = shallowSchema<{ data: { token: string | null } }>(({ data }) => data?.token !== undefined)

/**
 * A link's token to continue on `next` in another browser, with the cart and the input of the checkout. Null where there is
 * no cart to bring along.
 */
export async function createHandover(api: Api, next: string): Promise<string | null> {
  // A chosen address belongs to an account, and the payment is decided where it is made.
  const { addressId: _address, paymentMethod: _payment, ...draft } = checkoutDraftStore.read() ?? {}
  return (await api.send('POST', '/api/carts/handovers', { draft, next }, createdResponse)).data.token
}
