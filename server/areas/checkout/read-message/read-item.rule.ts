import { type MessagePhrase, type NamedPairs, readPhrase, type WantedSize } from '../../catalogue/catalogue.ts'
import { englishKind, isNoise } from './item-words.rule.ts'
import type { MessageText, Range } from './message-text.rule.ts'
import { eachColor, quantityOf } from './read-quantity.rule.ts'

export type ItemContext = Parameters<typeof readPhrase>[1] & {
  /** The names of the shop's colours. */
  colors: readonly string[]
  namedPairs: NamedPairs
}

/** An item as the message names it; `phrase`: what to search for, without its size. */
export type ReadItem = Range & {
  quantity: number
  isEachColor: boolean
  phrase: string
  size: (Range & { wanted: WantedSize; text: string }) | null
  color: (Range & { text: string }) | null
  sku: string | null
  /** With a name on it: "thêu tên Bống" follows. */
  isEmbroidered?: true
  /** "Như hình": the picture shows which goods. */
  isPictured?: true
}

/** A range of the message and what it says about goods. */
export type Piece = Range & { phrase: MessagePhrase }

const maxPhrase = 240

export function phraseAt({ text, folded }: MessageText, { start, end }: Range, context: ItemContext): MessagePhrase | undefined {
  if (end - start > maxPhrase) return undefined
  const written = text.slice(start, end)
  const phrase = withoutParticle(readPhrase(written, context), { text, folded }, start)
  const [sku] = phrase.skus.length > 0 ? [] : (hyphened.exec(written) ?? [])
  // "Cho em mm-yq-02": the word before is none of it.
  const skus = phrase.skus.map((each) => {
    const own = hyphened.exec(each.sku)
    return own ? { sku: own[0], start: each.start + own.index, end: each.end } : each
  })
  // "Lấy cho vợ": for whom, no goods.
  const types = phrase.types.filter(({ start, end: last }) => !/^(?:cho|for) /i.test(written.slice(start, last)))
  // "20 tháng chạp": a day, no age.
  const isDay = phrase.size && /^\d+ th[aá]ng (?:ch[aạ]p|gi[eê]ng)/iu.test(written.slice(phrase.size.start))
  if (!sku) return { ...phrase, skus, types, size: isDay ? null : phrase.size }
  // "MM-AD-01 củ nâu": the last digits would be an amount ("1 củ").
  const at = written.indexOf(sku)
  const rest = readPhrase(written.slice(0, at) + ' '.repeat(sku.length) + written.slice(at + sku.length), context)
  return { ...rest, skus: [{ sku, start: at, end: at + sku.length }] }
}

/** "… 6-9M nghe": a word of talk, no turmeric, in a message with its marks, and after another colour. */
function withoutParticle(phrase: MessagePhrase, message: Pick<MessageText, 'text' | 'folded'>, from: number): MessagePhrase {
  const isMarked = message.text.toLowerCase() !== message.folded
  const isParticle = ({ start, end }: Range) =>
    /^nghe$/i.test(message.text.slice(from + start, from + end)) &&
    (isMarked || phrase.colors.slice(1).some((each) => each.start === start))
  return { ...phrase, colors: phrase.colors.filter((color) => !isParticle(color)), words: phrase.words.filter((word) => !isParticle(word)) }
}

const hyphened = /(?<![\p{L}\d-])[a-z]{2,4}-[a-z]{2,4}-\d{2,3}(?![\p{L}\d-])/iu

/** Where talk begins after the goods: "… làm quà cho con nhân viên", "… cho chị Lan". */
export const talkAfter =
  /\s(?:co san|con hang|con san|cho (?:chac|rong|lau|thoai mai|de mac|be|con|chau|em|chi|anh|thang|dua|nguoi|ban|me|ba|nhan|my|our|2|hai|ca|nha)|lam qua|goi qua|de tang|tang|ban cho|mac cho|nua|nua hi|hi|gui chung|gui ve|gui kem|de mac|(?:nghe|nghen|nha|nhe|hi|hen) (?:o|co(?! (?:san|con|hang))|di|con|bac|chu|thim|mi|mo|cau)|for (?:my|our|a|the|her|his))(?![a-z])/

/** "Can you deliver one embroidered cardigan": after the count or the verb. */
function startOfEnglish(before: string): number {
  return (
    /^.*(?<![a-z])(?:one|two|three|four|an?|the|\d{1,2}|order|want|buy|like|deliver|send|ship|get|have|please)\s+/.exec(before)?.[0]
      .length ?? 0
  )
}

/** "bộ áo yếm", "bộ ba khăn xô" */
function startOfName(text: string, head: number): number {
  return head - (/(?:\bbo (?:ba )?|\bbo$)$/.exec(text.slice(0, head))?.[0].length ?? 0)
}

/** "Màu sen thôi à": only that. */
const onlyThat = /\sthoi(?: (?:a|ah|nha|nhe|shop|chi|c|em))*\s*$/

export function itemOf(message: MessageText, { phrase, ...range }: Piece): ReadItem {
  const counted = quantityOf(message, range, phrase)
  const shift = <T extends Range>(part: T) => ({ ...part, start: range.start + part.start, end: range.start + part.end })
  const color = phrase.colors[0]
  const text = message.folded.slice(range.start, range.end)
  const isMarked = message.text.slice(range.start, range.end).toLowerCase() !== text
  const head = phrase.types[0] ?? phrase.skus[0]
  // A kind of goods is the first word of its name in Vietnamese: what stands before is talk.
  const lead =
    head && englishKind.test(text.slice(head.start))
      ? startOfEnglish(text.slice(0, head.start))
      : isMarked && head
        ? startOfName(text, head.start)
        : (/^(?:[a-z]+ ){1,2}oi\b/.exec(text)?.[0].length ?? 0)
  const tail = talkAfter.exec(text.slice(head?.end ?? 0))
  const only = Math.min(
    onlyThat.exec(text)?.index ?? Number.POSITIVE_INFINITY,
    tail ? tail.index + (head?.end ?? 0) : Number.POSITIVE_INFINITY,
  )
  // "1 cặp giày": counted by pairs, no school bag.
  const isPair = /^\d{1,2} cap (?:giay|bao tay|vo|tat|khan|yem)(?![a-z])/.test(text)
  const words = phrase.words.filter(
    (word) =>
      !(isPair && word.folded === 'cap') &&
      word.start >= lead &&
      word.start < only &&
      !isNoise(word) &&
      !/^\d{1,2}x?$/.test(word.folded) &&
      !/^x\d{1,2}$/.test(word.folded),
  )
  // "Size 3 và size 4": which of them is for whom is not said.
  const afterSize = phrase.size ? text.slice(phrase.size.end) : ''
  const isOneSize = !/^\s*(?:va|vs|hoac|hay|or|and|\/)\s*(?:size |sz )?\d/.test(afterSize)
  return {
    ...range,
    quantity: counted ?? 1,
    isEachColor: eachColor.test(message.folded.slice(range.start, range.end)),
    phrase: words.map(({ text }) => text).join(' '),
    size:
      phrase.size && isOneSize
        ? {
            ...shift(phrase.size),
            wanted: phrase.size.wanted,
            text: message.text
              .slice(range.start + phrase.size.start, range.start + phrase.size.end)
              .replace(/^(?:one|two|three|four) (?=\d)/i, ''),
          }
        : null,
    color: color
      ? { ...shift(color), text: message.text.slice(range.start + color.start, range.start + (phrase.colors.at(-1) ?? color).end) }
      : null,
    sku: phrase.skus[0]?.sku ?? null,
  }
}
