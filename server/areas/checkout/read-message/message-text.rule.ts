import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'

/** A part of a message: from `start` up to, not including, `end`. */
export type Range = { start: number; end: number }

export type PartLabel = 'name' | 'address' | 'note' | 'items' | 'phone' | null
/** A clause of a message. `label`: what the customer writes before it. `isAfterVerb`: after "gửi cho", "ship về". */
export type MessagePart = Range & { label: PartLabel; isAfterVerb: boolean; line: number }

/** A message to read. `text` is composed, with the same characters without diacritics in `folded`, at the same places. */
export type MessageText = {
  text: string
  folded: string
  /** Names are written with capitals: there is one within a sentence. */
  hasCapitals: boolean
  /** The same range in the message as it was sent. */
  inMessage(range: Range): Range
}

/** Fancy letters of social networks are read as plain ones; emoji as blanks. */
export function readText(message: string): MessageText {
  let text = ''
  const starts: number[] = []
  let at = 0
  for (const [cluster] of message.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const composed = isPictograph(cluster) ? ' '.repeat(cluster.length) : cluster.normalize('NFKC')
    for (let i = 0; i < composed.length; i++) starts.push(at)
    text += composed
    at += cluster.length
  }
  starts.push(message.length)
  return {
    text,
    folded: foldEach(text),
    hasCapitals: /\p{Ll}[ ,] ?\p{Lu}\p{Ll}/u.test(text),
    inMessage: ({ start, end }) => ({ start: starts[start] ?? 0, end: starts[end] ?? message.length }),
  }
}

function isPictograph(cluster: string): boolean {
  return /^[\p{Extended_Pictographic}\p{Cf}\p{Co}]/u.test(cluster) && !/^[\d#*©®™]/.test(cluster)
}

/** Character by character, so that places stay the same. */
function foldEach(text: string): string {
  let folded = ''
  for (const unit of text.split('')) {
    const plain = stripDiacritics(unit)
    folded += plain.length === 1 ? plain : unit
  }
  return folded
}

/** The same message with ranges blanked, by a line break at their beginning: what was read is not read again. */
export function withoutRanges(message: MessageText, ranges: readonly Range[]): MessageText {
  let { text, folded } = message
  for (const { start, end } of ranges) {
    const blank = `\n${' '.repeat(Math.max(0, end - start - 1))}`
    text = text.slice(0, start) + blank + text.slice(end)
    folded = folded.slice(0, start) + blank + folded.slice(end)
  }
  return { ...message, text, folded }
}

/**
 * A range without its marks, but for words that are others with theirs: `meant` has the folded words that a rule looks for, as they may
 * be written. "Hồng" is no "hỏng", "bà" no "ba"; in a range without any marks the word may be either.
 */
export function foldedAs({ text, folded }: MessageText, { start, end }: Range, meant: Readonly<Record<string, readonly string[]>>): string {
  const own = text.slice(start, end).toLowerCase()
  const plain = folded.slice(start, end)
  if (own === plain) return plain
  return plain.replace(/[a-z]+/g, (word, at: number) => {
    const spellings = Object.hasOwn(meant, word) ? meant[word] : undefined
    return !spellings || spellings.includes(own.slice(at, at + word.length)) ? word : 'x'.repeat(word.length)
  })
}

/** A word of the message. */
export type Token = Range & { text: string; folded: string }

export function tokensOf({ text, folded }: MessageText, { start, end }: Range = { start: 0, end: text.length }): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.slice(start, end).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const from = start + index
    tokens.push({ start: from, end: from + word.length, text: word, folded: folded.slice(from, from + word.length) })
  }
  return tokens
}

/** The range without blanks and punctuation at its ends; a mark that closes one within stays. */
export function trimRange({ text }: MessageText, { start, end }: Range): Range {
  let [from, to] = [start, end]
  while (from < to && /[\s,;:.|/•*–—\-+&_()[\]!?"]/.test(text[from] ?? '')) from++
  while (to > from && /[\s,;:|/•*–—\-+&_()[!?".]/.test(text[to - 1] ?? '') && !closes(text.slice(from, to))) to--
  return { start: from, end: to }
}

function closes(text: string): boolean {
  if (text.endsWith(')')) return text.includes('(')
  return text.endsWith('"') && text.indexOf('"') < text.length - 1
}

/** A name to compare: "Mẹ May" is "me may". */
export function foldedName(name: string): string {
  return stripDiacritics(name).replace(/\s+/g, ' ').trim()
}
