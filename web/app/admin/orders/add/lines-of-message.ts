import type { ReadMessage, ReadMessageItem } from '../../../../../contract/admin/read-message.ts'
import { OneProduct } from '../../../../../contract/catalogue.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { lineOf, type OrderLine, variantsOf } from './order-lines.ts'

/** `isPictured`: only the picture beside the message shows what is meant. */
export type Wish = ReadMessageItem & { isPictured?: boolean }

/** The items whose variant is certain and can be sold become lines; the others are left to choose. */
export async function linesOfMessage({ items, unsure }: ReadMessage['data']): Promise<{ lines: OrderLine[]; wishes: Wish[] }> {
  const products = new Map<string, ReturnType<typeof readProduct>>()
  const lines: OrderLine[] = []
  const wishes: Wish[] = []
  for (const [at, item] of items.entries()) {
    const isCertain = item.product !== null && !unsure.some((path) => path.startsWith(`items.${at}.`))
    const line = isCertain && item.product ? await findLine(item, item.product._id) : undefined
    if (line) lines.push(line)
    else wishes.push(unsure.includes(`items.${at}.picture`) ? { ...item, isPictured: true } : item)
  }
  return { lines, wishes }

  async function findLine({ quantity, size, color }: ReadMessageItem, productId: string): Promise<OrderLine | undefined> {
    const reading = products.get(productId) ?? readProduct(productId)
    products.set(productId, reading)
    const product = await reading
    if (!product) return undefined
    const variant = variantsOf(product).find((each) => each.color.color === color && each.size === (size ?? null))
    return variant && (variant.free > 0 || variant.isSewn) ? lineOf(product, variant, quantity) : undefined
  }
}

/** Undefined if it cannot be read: then its item is searched for by hand. */
function readProduct(productId: string) {
  return retryAfterSignIn(() => browserApi().get(`/api/products/${encodeURIComponent(productId)}`, OneProduct)).then(
    ({ product }) => product,
    () => undefined,
  )
}
