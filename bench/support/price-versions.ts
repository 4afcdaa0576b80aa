/** A price says which change it comes from, so that a response shows how old its data are. */
const first = 100_000
const step = 1_000

type Change = { at: number; url: string }

/** Products whose price only rises, and when each change was acknowledged by which process. */
export function createPriceVersions() {
  const changes = new Map<string, Change[]>()

  return {
    next: (productId: string): number => first + step * (changes.get(productId)?.length ?? 0),
    acknowledged(productId: string, change: Change): void {
      changes.set(productId, [...(changes.get(productId) ?? []), change])
    },
    /**
     * How long before the request the price that it got was replaced; 0 for the newest. `own`: counts the changes alone that
     * the process of the request acknowledged itself.
     */
    staleness(productId: string, price: number, { sentAt, url }: { sentAt: number; url: string }): { any: number; own: number } {
      const newer = (changes.get(productId) ?? []).slice((price - first) / step + 1)
      const since = (change: Change | undefined) => Math.max(0, change ? sentAt - change.at : 0)
      return { any: since(newer[0]), own: since(newer.find((change) => change.url === url)) }
    },
  }
}
