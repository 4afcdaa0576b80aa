import { type MessagePhrase, readPhrase, type WantedSize } from '../../catalogue/catalogue.ts'
import { isNoise } from './item-words.rule.ts'
import type { MessageText, Range } from './message-text.rule.ts'
import { eachColor, quantityOf } from './read-quantity.rule.ts'

export type ItemContext = Parameters<typeof readPhrase>[1] & {
  /** The names of the shop's colours. */
  colors: readonly string[]
}

/** An item as the message names it; `phrase`: what to search for, without its size. */
export type ReadItem = Range & {
  quantity: number
  isEachColor: boolean
  phrase: string
  size: (Range & { wanted: WantedSize; text: string }) | null
  color: (Range & { text: string }) | null
  sku: string | null
}

/** A range of the message and what it says about goods. */
export type Piece = Range & { phrase: MessagePhrase }

const maxPhrase = 240

export function phraseAt({ text }: MessageText, { start, end }: Range, context: ItemContext): MessagePhrase | undefined {
  return end - start > maxPhrase ? undefined : readPhrase(text.slice(start, end), context)
}

/** "Màu sen thôi à": only that. */
const onlyThat = /\sthoi(?: (?:a|ah|nha|nhe|shop|chi|c|em))*\s*$/

export function itemOf(message: MessageText, { phrase, ...range }: Piece): ReadItem {
  const counted = quantityOf(message, range, phrase)
  const shift = <T extends Range>(part: T) => ({ ...part, start: range.start + part.start, end: range.start + part.end })
  const color = phrase.colors[0]
  const lead = /^(?:[a-z]+ ){1,2}oi\b/.exec(message.folded.slice(range.start, range.end))?.[0].length ?? 0
  const only = onlyThat.exec(message.folded.slice(range.start, range.end))?.index ?? Number.POSITIVE_INFINITY
  const words = phrase.words.filter(
    (word) =>
      word.start >= lead && word.start < only && !isNoise(word) && !/^\d{1,2}x?$/.test(word.folded) && !/^x\d{1,2}$/.test(word.folded),
  )
  return {
    ...range,
    quantity: counted ?? 1,
    isEachColor: eachColor.test(message.folded.slice(range.start, range.end)),
    phrase: words.map(({ text }) => text).join(' '),
    size: phrase.size
      ? {
          ...shift(phrase.size),
          wanted: phrase.size.wanted,
          text: message.text.slice(range.start + phrase.size.start, range.start + phrase.size.end),
        }
      : null,
    color: color
      ? { ...shift(color), text: message.text.slice(range.start + color.start, range.start + (phrase.colors.at(-1) ?? color).end) }
      : null,
    sku: phrase.skus[0]?.sku ?? null,
  }
}
