import type { VariantRow } from './products.sql.ts'

/** The number of distinct stock stamps. */
const stamps = 2 ** 20

/**
 * The version for admins: the product's own, followed by a stamp of the stock on hand. The stock changes with every sale:
 * a write of the stock must be based on the last change; a new name need not.
 */
export function checkVersion(version: number, variants: VariantRow[]): number {
  return version * stamps + stampOf(variants)
}

/** Whether the read state is current: the product, and its stock if that is written. */
export function isCurrent(read: number, now: { version: number; variants: VariantRow[] }, withStock: boolean): boolean {
  return withStock ? read === checkVersion(now.version, now.variants) : Math.floor(read / stamps) === now.version
}

function stampOf(variants: VariantRow[]): number {
  const inOrder = variants.map(({ colorId, size, onHand }) => `${colorId} ${size} ${onHand}`).sort()
  let stamp = 0
  for (const character of inOrder.join('\n')) stamp = (stamp * 31 + (character.codePointAt(0) ?? 0)) % stamps
  return stamp
}
