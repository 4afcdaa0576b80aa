import { CartResponse } from '../../../../contract/cart.ts'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { fieldIdOf } from './personalization-name.ts'

/** `personalization`, `errors`: what was filled in and what is wrong with it, by field. */
export type AddToCartRefusal = {
  at: 'color' | 'size' | 'form'
  message: string
  color: string
  size: string
  personalization: Record<string, string>
  errors: Record<string, string>
}

const issuePrefix = 'personalization.'

/** Adds one unit to the cart, from a form posted without scripts. Returns null on success. */
export async function handleAddToCart(api: Api, form: FormData): Promise<AddToCartRefusal | null> {
  const text = (name: string) => String(form.get(name) ?? '')
  const [color, size] = [text('color'), text('size')]
  const personalization = [...form].flatMap(([name, value]) => {
    const fieldId = fieldIdOf(name)
    return fieldId === null ? [] : [{ fieldId, value: String(value) }]
  })
  const line = { productId: text('productId'), quantity: 1, ...(color && { color }), ...(size && { size }), personalization }
  try {
    await api.send('POST', '/api/carts', line, CartResponse)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const wrong = error.issues.filter(({ path }) => path.startsWith(issuePrefix))
    return {
      ...{ at: refusedGroupOf(error), message: error.message, color, size },
      personalization: Object.fromEntries(personalization.map(({ fieldId, value }) => [fieldId, value])),
      errors: Object.fromEntries(wrong.map(({ path, message }) => [path.slice(issuePrefix.length), message])),
    }
  }
}

/** The field that shows a refusal. */
export function refusedGroupOf({ code }: { code: string }): AddToCartRefusal['at'] {
  return code === 'color_required' ? 'color' : code === 'size_required' ? 'size' : 'form'
}
