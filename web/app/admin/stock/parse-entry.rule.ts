/** What the user entered in a cell: a step by the buttons, or text. */
export type StockDraft = { by: number } | { text: string }

/** The meaning of a draft: no change, a difference, a new count, or not a number. */
export type StockEntry = { kind: 'same' } | { kind: 'change'; change: number } | { kind: 'count'; count: number } | { kind: 'wrong' }

/** "12" is a count; "+3" and "-2" (or "−2") are differences; the current number is no change. */
export function parseEntry(draft: StockDraft | undefined, onHand: number): StockEntry {
  if (!draft) return { kind: 'same' }
  if ('by' in draft) return draft.by === 0 ? { kind: 'same' } : { kind: 'change', change: draft.by }
  const text = draft.text.replace(/\s/g, '').replace('−', '-')
  if (/^[+-]\d{1,7}$/.test(text)) return Number(text) === 0 ? { kind: 'same' } : { kind: 'change', change: Number(text) }
  if (!/^\d{1,7}$/.test(text)) return { kind: 'wrong' }
  return Number(text) === onHand ? { kind: 'same' } : { kind: 'count', count: Number(text) }
}

/** The resulting number, at least zero. */
export function resultOf(entry: StockEntry, onHand: number): number {
  if (entry.kind === 'change') return Math.max(0, onHand + entry.change)
  return entry.kind === 'count' ? entry.count : onHand
}

/** Changes a cell by one. Starts from the stored number if the cell holds no number. */
export function stepDraft(draft: StockDraft | undefined, onHand: number, step: 1 | -1): StockDraft {
  const entry = parseEntry(draft, onHand)
  if (entry.kind === 'count') return { text: String(Math.max(0, entry.count + step)) }
  const by = (entry.kind === 'change' ? entry.change : 0) + step
  return { by: Math.max(-onHand, by) }
}

/** The default reason: "sewn" if every entry adds units, "counted" if any is a count, otherwise "corrected". */
export function guessReason(entries: readonly StockEntry[]): 'sewn' | 'counted' | 'corrected' {
  const changes = entries.filter(({ kind }) => kind === 'change' || kind === 'count')
  if (changes.length > 0 && changes.every((entry) => entry.kind === 'change' && entry.change > 0)) return 'sewn'
  return changes.some(({ kind }) => kind === 'count') ? 'counted' : 'corrected'
}
