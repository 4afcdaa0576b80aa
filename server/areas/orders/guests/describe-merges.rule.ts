type Merge = { phone: string; mainPhone: string; mergedAt: Date }

/**
 * What the export of an account says about the merges of a phone. The other phone is named only if the account has
 * ordered with it too: the merge may be a mistake of the shop, and the phone that of a stranger.
 */
export function describeMerges(merges: readonly Merge[], phone: string, ownPhones: readonly string[]) {
  return merges
    .filter((merge) => merge.phone === phone || merge.mainPhone === phone)
    .map((merge) => {
      const other = merge.phone === phone ? merge.mainPhone : merge.phone
      return { otherPhone: ownPhones.includes(other) ? other : null, at: merge.mergedAt.toISOString() }
    })
}
