import type { BuyerNotes } from './buyer.sql.ts'

/**
 * What one editor wrote, joined with what somebody else saved since `before` was read: each tag as the last who changed it
 * left it. Null where both rewrote the notes: people decide which count.
 */
export function joinChanges({ before, written, now }: Record<'before' | 'written' | 'now', BuyerNotes>): BuyerNotes | null {
  const tags = [
    ...now.tags.filter((tag) => written.tags.includes(tag) || !before.tags.includes(tag)),
    ...written.tags.filter((tag) => !now.tags.includes(tag) && !before.tags.includes(tag)),
  ]
  if (written.notes === before.notes) return { notes: now.notes, tags }
  if (now.notes === before.notes || now.notes === written.notes) return { notes: written.notes, tags }
  return null
}
