import type { Word } from '../fold-words.rule.ts'

const counted = /^(cai|chiec|mon|bo|doi|set|combo|pcs|pieces?|packs?|mieng|chi|sp)$/
const counting = /^(combo|set|bo|lo|pack|of)$/

/** How many there are: "3 cái", "combo 3", "set 5 món", in words. The shop sells what it sells by the piece. */
export function readCount(words: readonly Word[], at: number): number | undefined {
  const next = words[at + 1]?.folded ?? ''
  if (!/^\d{1,2}$/.test(words[at]?.folded ?? '')) return undefined
  if (counted.test(next)) return next === 'chi' && words[at + 2]?.folded === 'tiet' ? 3 : 2
  return counting.test(words[at - 1]?.folded ?? '') ? 1 : undefined
}

/** "Tháng 12" of a year, unlike the age "12 tháng". */
export function isMonthOfYear(words: readonly Word[], at: number): boolean {
  return words[at]?.folded === 'thang' && /^(?:[1-9]|1[0-2])$/.test(words[at + 1]?.folded ?? '')
}
