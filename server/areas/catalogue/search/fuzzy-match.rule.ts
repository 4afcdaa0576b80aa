/** Words in use with their frequency; without diacritics, as in the search texts. */
export type Dictionary = ReadonlyMap<string, number>

const maxCandidates = 5

/**
 * Candidates for a syllable, nearest first: the syllable itself if some word contains it, then words within a typing
 * error. Empty if no word is near.
 */
export function fuzzyMatch(syllable: string, words: Dictionary, most = maxCandidates): string[] {
  const near: { word: string; slips: number; count: number }[] = []
  let isKnown = false
  const allowed = syllable.length < 3 ? 0 : syllable.length < 6 ? 1 : 2
  const letters = lettersOf(syllable)
  for (const [word, count] of words) {
    isKnown ||= includesWord(word, syllable)
    if (word === syllable || leastDistance(word, lettersOf(word), syllable, letters) > allowed) continue
    const slips = editDistance(syllable, word)
    if (slips <= allowed) near.push({ word, slips, count })
  }
  near.sort((a, b) => a.slips - b.slips || sameStart(b.word, syllable) - sameStart(a.word, syllable) || b.count - a.count)
  return [...(isKnown ? [syllable] : []), ...near.map(({ word }) => word)].slice(0, most)
}

/** Optimal string alignment distance: an inserted, deleted or replaced letter counts 1; a swap, the most frequent error, a little less. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const mistaken = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 0.9 : Number.POSITIVE_INFINITY
      next.push(Math.min(mistaken, at(row, j) + 1, at(next, j - 1) + 1, swapped))
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

/** The letters of a word as bits. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/** At most {@link editDistance}, from lengths and letters alone: spares most words the exact distance, which costs a hundred times as much. */
export function leastDistance(a: string, lettersOfA: number, b: string, lettersOfB: number): number {
  return Math.max(Math.abs(a.length - b.length), bitsOf(lettersOfA & ~lettersOfB), bitsOf(lettersOfB & ~lettersOfA))
}

function bitsOf(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count++
  return count
}

function includesWord(word: string, syllable: string): boolean {
  return syllable.length < 3 ? word.startsWith(syllable) : word.includes(syllable)
}

function sameStart(word: string, syllable: string): number {
  return word[0] === syllable[0] ? 1 : 0
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Whether one key beside the one that is meant was pressed: "dàu" is "dài" before "dầm". */
export function isBeside(meant: string, typed: string): boolean {
  if (meant.length !== typed.length) return false
  const wrong = [...meant].flatMap((letter, i) => (letter === typed[i] ? [] : [`${letter}${typed[i]}`]))
  const [pair = ''] = wrong
  return wrong.length === 1 && rows.some((row) => row.includes(pair) || row.includes([...pair].toReversed().join('')))
}
