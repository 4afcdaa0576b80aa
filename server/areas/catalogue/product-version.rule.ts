import type { VariantRow } from './products.sql.ts'

/** How many different stamps of a stock there are. */
const stamps = 2 ** 20

/**
 * The version an admin reads: the product's own, and behind it a stamp of the pieces on hand. Pieces move with
 * every sale, and whoever writes how many there are must have seen the last move; whoever changes a name need not.
 */
export function checkVersion(version: number, variants: VariantRow[]): number {
  return version * stamps + stampOf(variants)
}

/** Whether what was read is still so: the product, and where the stock is written, its pieces. */
export function isCurrent(read: number, now: { version: number; variants: VariantRow[] }, withStock: boolean): boolean {
  return withStock ? read === checkVersion(now.version, now.variants) : Math.floor(read / stamps) === now.version
}

function stampOf(variants: VariantRow[]): number {
  const inOrder = variants.map(({ colorId, size, onHand }) => `${colorId} ${size} ${onHand}`).sort()
  let stamp = 0
  for (const character of inOrder.join('\n')) stamp = (stamp * 31 + (character.codePointAt(0) ?? 0)) % stamps
  return stamp
}
