/** `from`: a request for the price was sent; `until`: the change to the next one was confirmed. */
type Price = { price: number; from: number; until: number }

/** What products cost when: while a change is under way, the old and the new price are both right. */
export function createPriceRecord(first: readonly { productId: string; price: number }[], now = () => performance.now()) {
  const byProduct = new Map<string, Price[]>()
  for (const { productId, price } of first) byProduct.set(productId, [{ price, from: 0, until: Number.POSITIVE_INFINITY }])

  return {
    /** A change is sent; `end` once it is confirmed. */
    begin(productId: string, price: number): { end: () => void } {
      const prices = byProduct.get(productId) ?? []
      const replaced = prices.filter(({ until }) => until === Number.POSITIVE_INFINITY)
      prices.push({ price, from: now(), until: Number.POSITIVE_INFINITY })
      byProduct.set(productId, prices)
      return {
        end: () => {
          for (const old of replaced) old.until = Math.min(old.until, now())
        },
      }
    },
    /** Whether the price was right at some time while the order was placed. */
    wasValid(productId: string, price: number, order: { from: number; to: number }): boolean {
      return (byProduct.get(productId) ?? []).some((one) => one.price === price && one.from <= order.to && one.until >= order.from)
    },
  }
}
