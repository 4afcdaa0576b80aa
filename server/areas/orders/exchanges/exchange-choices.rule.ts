import type { ExchangeChoice } from '../../../../contract/gifts/gift-receipts.ts'
import { unitPrice } from '../../../../contract/money.ts'
import type { Saleable } from '../../catalogue/catalogue.ts'

type ChoiceQuery = { price: number; variants: readonly Saleable[]; boughtVariantId: string }

/** What a line may be exchanged for: every other size and colour at this price that is in stock or made to order. */
export function exchangeChoices({ price, variants, boughtVariantId }: ChoiceQuery): ExchangeChoice[] {
  return variants.flatMap(({ published, variant, size, color, madeToOrder, ...product }): ExchangeChoice[] => {
    if (!published || !variant || !size || variant.id === boughtVariantId) return []
    const isThere = madeToOrder || variant.onHand > variant.reserved
    return isThere && unitPrice(product, size) === price ? [{ color: { id: color.id, label: color.label }, size: size.size }] : []
  })
}
