import { CartResponse } from '../../../../contract/cart.ts'
import { WishlistResponse } from '../../../../contract/wishlist.ts'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

/** Why a form posted without scripts was refused, and its choices. */
export type WishlistRefusal = { productId: string; code: string; message: string; chosen: { color: string; size: string } }
type WishlistActionResult = { isInCart: boolean; refusal: WishlistRefusal | null }

/** Applies the posted form. */
export async function handleWishlistAction(api: Api, form: FormData): Promise<WishlistActionResult> {
  const text = (name: string) => String(form.get(name) ?? '')
  const [productId, color, size] = [text('productId'), text('color'), text('size')]
  try {
    if (text('intent') === 'remove') {
      await api.send('DELETE', '/api/wishlists', { productId }, WishlistResponse)
      return { isInCart: false, refusal: null }
    }
    const line = { productId, quantity: 1, ...(color && { color }), ...(size && { size }) }
    await api.send('POST', '/api/carts', line, CartResponse)
    return { isInCart: true, refusal: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message } = error
    return { isInCart: false, refusal: { productId, code, message, chosen: { color, size } } }
  }
}
