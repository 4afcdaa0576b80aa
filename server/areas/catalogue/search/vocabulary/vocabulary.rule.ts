import { nameWords, singular } from '../fold-words.rule.ts'
import { materials, patterns } from './cloth-texts.ts'
import { clothes } from './clothes-texts.ts'
import { colors } from './colors-texts.ts'
import { goods } from './goods-texts.ts'
import { createMatcher } from './match-phrases.rule.ts'
import { motifs } from './motifs-texts.ts'
import { fillers, occasions, statuses } from './occasions-texts.ts'
import { otherGoods } from './other-goods-texts.ts'
import type { Group, GroupKind, Phrase, Vocabulary } from './phrases.ts'
import { smallWords } from './small-words-texts.ts'

export type { Group, GroupKind, Match, Strictness, Vocabulary } from './phrases.ts'

const sources: [GroupKind, string][] = [
  ['type', clothes],
  ['type', goods],
  ['type', otherGoods],
  ['material', materials],
  ['pattern', patterns],
  ['color', colors],
  ['occasion', occasions],
  ['status', statuses],
  ['motif', motifs],
  ['filler', fillers],
  ['filler', smallWords],
]

export function readVocabulary(): Vocabulary {
  const groups = new Map<string, Group>()
  const wider = new Map<string, string[]>()
  const phrases: Phrase[] = []
  for (const [kind, source] of sources) {
    for (const line of source.split('\n').filter((each) => each.includes(':'))) {
      const { key, broader, vi, en } = readLine(line)
      const label = { vi: plain(vi[0] ?? key), en: plain(en[0] ?? key) }
      const group: Group = { key, kind, label, broader: [] }
      if (groups.has(key)) throw new Error(`two groups of words are named ${key}`)
      groups.set(key, group)
      wider.set(key, broader)
      for (const text of vi.flatMap(withSpokenNumbers)) phrases.push(toPhrase(text, group, false))
      for (const text of en) phrases.push(toPhrase(text, group, true))
    }
  }
  for (const group of groups.values()) group.broader = widerOf(group.key, wider)
  return { source: JSON.stringify(sources), groups, ...createMatcher(phrases) }
}

function readLine(line: string) {
  const [head = '', ...rest] = line.split(':')
  const [key = '', broader = ''] = head.split('<').map((part) => part.trim())
  const [vi = '', en = ''] = rest.join(':').split(' / ')
  const list = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  return { key, broader: broader.split(' ').filter(Boolean), vi: list(vi), en: list(en) }
}

const spoken: Record<string, string> = { 2: 'hai', 3: 'ba', 4: 'bốn', 5: 'năm', 6: 'sáu' }

/** "Vải xô 4 lớp" is also "vải xô bốn lớp". */
function withSpokenNumbers(text: string): string[] {
  const said = text.replace(/(?<=\s)[2-6](?=\s[^\d])/g, (digit) => spoken[digit] ?? digit)
  return said === text ? [text] : [text, said]
}

/** Words in parentheses have to follow, and are read by themselves: "quần chip (đũi)". */
function toPhrase(text: string, group: Group, isEnglish: boolean): Phrase {
  const words = nameWords(plain(text))
  const read = nameWords(plain(text).replace(/\(.*/, '')).length
  return { words, roots: words.map(({ folded }) => singular(folded)), read, group, isStrict: text.startsWith('!'), isEnglish }
}

function plain(text: string): string {
  return text.replace(/^!/, '')
}

function widerOf(key: string, wider: Map<string, string[]>, seen = new Set<string>()): string[] {
  for (const next of wider.get(key) ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    widerOf(next, wider, seen)
  }
  return [...seen]
}
