import { CartResponse } from '../../../../contract/cart.ts'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

export type AddToCartRefusal = { at: 'color' | 'size' | 'form'; message: string; color: string; size: string }

/** Adds one unit to the cart, from a form posted without scripts. Returns null on success. */
export async function handleAddToCart(api: Api, form: FormData): Promise<AddToCartRefusal | null> {
  const text = (name: string) => String(form.get(name) ?? '')
  const [color, size] = [text('color'), text('size')]
  const line = { productId: text('productId'), quantity: 1, ...(color && { color }), ...(size && { size }) }
  try {
    await api.send('POST', '/api/carts', line, CartResponse)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { at: refusedGroupOf(error), message: error.message, color, size }
  }
}

/** The field that shows a refusal. */
export function refusedGroupOf({ code }: { code: string }): AddToCartRefusal['at'] {
  return code === 'color_required' ? 'color' : code === 'size_required' ? 'size' : 'form'
}
