import { CartAnswer } from '../../../../contract/cart.ts'
import { WishlistAnswer } from '../../../../contract/wishlist.ts'
import type { Api } from '../../api.ts'
import { ApiError } from '../../api-error.ts'

/** Why a form posted without scripts was refused, and what was chosen in it. */
export type WishRefusal = { productId: string; code: string; message: string; chosen: { color: string; size: string } }
type WishChange = { isInCart: boolean; refusal: WishRefusal | null }

/** Does what the posted form says. */
export async function changeWishlist(api: Api, form: FormData): Promise<WishChange> {
  const text = (name: string) => String(form.get(name) ?? '')
  const [productId, color, size] = [text('productId'), text('color'), text('size')]
  try {
    if (text('intent') === 'remove') {
      await api.send('DELETE', '/api/wishlists', { productId }, WishlistAnswer)
      return { isInCart: false, refusal: null }
    }
    const line = { productId, quantity: 1, ...(color && { color }), ...(size && { size }) }
    await api.send('POST', '/api/carts', line, CartAnswer)
    return { isInCart: true, refusal: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message } = error
    return { isInCart: false, refusal: { productId, code, message, chosen: { color, size } } }
  }
}
