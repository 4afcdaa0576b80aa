/** What somebody has put into a cell: a number of more or fewer, or what they counted. */
export type StockDraft = { by: number } | { text: string }

/** What a draft comes to: nothing, so many more or fewer, so many in all, or no number at all. */
export type StockEntry = { kind: 'same' } | { kind: 'change'; change: number } | { kind: 'count'; count: number } | { kind: 'wrong' }

/** "12" was counted; "+3" and "-2" (or "−2") are added and taken away; a number that is there already changes nothing. */
export function parseEntry(draft: StockDraft | undefined, onHand: number): StockEntry {
  if (!draft) return { kind: 'same' }
  if ('by' in draft) return draft.by === 0 ? { kind: 'same' } : { kind: 'change', change: draft.by }
  const text = draft.text.replace(/\s/g, '').replace('−', '-')
  if (/^[+-]\d{1,7}$/.test(text)) return Number(text) === 0 ? { kind: 'same' } : { kind: 'change', change: Number(text) }
  if (!/^\d{1,7}$/.test(text)) return { kind: 'wrong' }
  return Number(text) === onHand ? { kind: 'same' } : { kind: 'count', count: Number(text) }
}

/** How many there would be; never fewer than none. */
export function resultOf(entry: StockEntry, onHand: number): number {
  if (entry.kind === 'change') return Math.max(0, onHand + entry.change)
  return entry.kind === 'count' ? entry.count : onHand
}

/** One more or one fewer than the cell says now; a cell that says no number starts from what is there. */
export function stepDraft(draft: StockDraft | undefined, onHand: number, step: 1 | -1): StockDraft {
  const entry = parseEntry(draft, onHand)
  if (entry.kind === 'count') return { text: String(Math.max(0, entry.count + step)) }
  const by = (entry.kind === 'change' ? entry.change : 0) + step
  return { by: Math.max(-onHand, by) }
}

/** Why, where nobody says so: what only grew was sewn, what was typed was counted, the rest is put right. */
export function guessReason(entries: readonly StockEntry[]): 'sewn' | 'counted' | 'corrected' {
  const changes = entries.filter(({ kind }) => kind === 'change' || kind === 'count')
  if (changes.length > 0 && changes.every((entry) => entry.kind === 'change' && entry.change > 0)) return 'sewn'
  return changes.some(({ kind }) => kind === 'count') ? 'counted' : 'corrected'
}
