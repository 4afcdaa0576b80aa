import { maxChildren } from '../../../../contract/child-limits.ts'
import type { Child } from '../../../../contract/children.ts'

/**
 * Merges the cards of a device into those of an account. The same child, by id or nickname, is one card with the account's id and the
 * measures of the later day. New children are added until the list is full. Returns only the cards that have to be written.
 */
export function mergeChildren(own: readonly Child[], fromDevice: readonly Child[]): Child[] {
  const merged = new Map(own.map((child) => [child.childId, child]))
  const written = new Map<string, Child>()
  for (const child of fromDevice) {
    const same = merged.get(child.childId) ?? [...merged.values()].find(({ nickname }) => isSameName(nickname, child.nickname))
    if (same && same.measuredOn >= child.measuredOn) continue
    if (!same && merged.size >= maxChildren) continue
    const card = { ...child, childId: same?.childId ?? child.childId, birthMonth: child.birthMonth ?? same?.birthMonth ?? null }
    merged.set(card.childId, card)
    written.set(card.childId, card)
  }
  return [...written.values()]
}

function isSameName(one: string, other: string): boolean {
  const key = (name: string) => name.trim().normalize('NFC').toLowerCase()
  return key(one) === key(other)
}
