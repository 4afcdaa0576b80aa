import type { ExchangeChoice } from '../../../../contract/gifts/gift-receipts.ts'
import { unitPrice } from '../../../../contract/money.ts'
import type { Saleable } from '../../catalogue/catalogue.ts'

type ChoiceQuery = { price: number; variants: readonly Saleable[]; boughtVariantId: string }

/**
 * What the recipient of a gift may exchange a line for: every other size and colour at this price that is in stock or made to
 * order. Not where the product asks for something to make it with: they talk to the shop.
 */
export function exchangeChoices({ price, variants, boughtVariantId }: ChoiceQuery): ExchangeChoice[] {
  return variants.flatMap(({ published, variant, size, color, madeToOrder, ...product }): ExchangeChoice[] => {
    if (product.personalization.some(({ required }) => required)) return []
    if (!published || !variant || !size || variant.id === boughtVariantId) return []
    const isThere = madeToOrder || variant.onHand > variant.reserved
    return isThere && unitPrice(product, size) === price ? [{ color: { id: color.id, label: color.label }, size: size.size }] : []
  })
}
