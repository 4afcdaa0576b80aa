import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import { isNoise } from './item-words.rule.ts'
import { type MessagePart, type MessageText, type Range, tokensOf } from './message-text.rule.ts'
import { type ItemContext, itemOf, type Piece, phraseAt, type ReadItem, talkAfter } from './read-item.rule.ts'
import { classifiers, eachColor, eachKind, foldedAmounts, numbers, quantityOf } from './read-quantity.rule.ts'
import { isEmbroidery } from './read-remarks.rule.ts'
import { isStreet } from './read-street.rule.ts'

/** "Chị 2 tuổi 1 bộ …": for whom it is, before the number. */
const forWhom = '(?:(?:em be|be|dua|chi|anh|em|chau|con)(?: lon| nho| ut| giua| hai| ba| trai| gai)? \\d{1,2} (?:thang|tuoi|th|t) )?'
const isCounted = new RegExp(`^${forWhom}(?:\\d{1,2}|${Object.keys(numbers).join('|')}) `)

/** "2 cái hoa li ti": some of several, distinguished by their own words. */
const isCountedKind = new RegExp(`^${forWhom}(?:\\d{1,2}|${Object.keys(numbers).join('|')}) (?:cai|chiec|con|bo|doi) [a-z]`)

const sizeWithUnit = /\d\s?(?:m|y|tuoi|thang)$/
/** "2y sen phấn 1 cái": how many at the end. */
const countAtEnd = new RegExp(`\\s\\d{1,2}(?: (?:${classifiers}))?(?: (?:nha|nhe|a|shop|chi|c|em|e|nghe|nhen))*$`)

/** "1 sen, 1 nghệ nhạt": the shop's own colours, where a list of them is expected. Elsewhere "sen" is a flower. */
export function ownColors(message: MessageText, part: Range, phrase: MessagePhrase, { colors }: ItemContext): MessagePhrase {
  if (phrase.colors.length > 0) return phrase
  if (phrase.skus.length > 0) return withColorOfCode(message, part, phrase, colors)
  const isWritten = message.text.toLowerCase() !== message.folded
  const color = colorIn(message.text.slice(part.start, part.end), colors, isWritten)
  const isWhole = color && color.start === 0 && color.end === part.end - part.start
  // "2y sen phấn 1 cái".
  const isSized = phrase.size?.start === 0 && sizeWithUnit.test(message.folded.slice(part.start, part.start + phrase.size.end))
  if (!isWhole && !isSized && !isCounted.test(foldedAmounts(message, part))) return phrase
  if (!color) return phrase
  return { ...phrase, colors: [color], types: phrase.types.filter(({ start, end }) => start >= color.end || end <= color.start) }
}

/** "MM-GL-01 kem 0-3M": after a code the word is a colour. */
function withColorOfCode({ text, folded }: MessageText, part: Range, phrase: MessagePhrase, colors: readonly string[]): MessagePhrase {
  const color = colorIn(text.slice(part.start, part.end), colors, text.toLowerCase() !== folded)
  return color && color.start >= (phrase.skus[0]?.end ?? 0) ? { ...phrase, colors: [color] } : phrase
}

/** The longest of the names that stands in a text, with its marks if the text has marks. */
function colorIn(written: string, names: readonly string[], isMarked: boolean): Range | undefined {
  const text = written.normalize('NFC').toLowerCase()
  const found = names.flatMap((name) => {
    const own = isMarked ? name.normalize('NFC').toLowerCase() : stripDiacritics(name)
    const at = ` ${text.replace(/[^\p{L}\d]/gu, ' ')} `.indexOf(` ${own} `)
    return at < 0 ? [] : [{ start: at, end: at + own.length }]
  })
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
}

/** "Cháu mặc 5Y". */
const worn =
  /^(?:cho )?(?:be|chau|con|nhoc)(?: (?:gai|trai|em|minh|nha|nha em|nha minh|toi|chi))?(?: (?:len|gan|hon|tron|duoc|nay) \d{1,2}(?: tuoi| thang)?)? (?:mac|mang)(?: vua| duoc| size| sz)? /

/** A part with only a size, a colour or a number: of the item before it. */
export function isDetail(message: MessageText, { phrase, ...part }: Piece): boolean {
  const { size, colors, words, types } = phrase
  if (types.length > 0) return false
  const text = foldedAmounts(message, part)
  if (eachColor.test(text) || eachKind.test(text) || isCountedKind.test(text)) return true
  const talk = talkAfter.exec(text)?.index ?? text.length
  const isCount = new RegExp(
    `^(?:(?:neu )?(?:con|co|duoc|dc) (?:(?:hang|thi|roi) )*)?(?:(?:lay|dat|mua|chot|cho|de|gui|ship)(?: (?:em|e|chi|c|minh|cho|con|tui|toi|mik|bac|co|di|ba|me|o))* )?(?:x|sl|so luong)?\\s?:?\\s?\\d{1,2}\\s?(?:${classifiers}|be)?(?: (?:luon|nha|nhe|a|shop|chi|c|em|e|nghe|thoi))*$`,
  ).test(text.slice(0, talk))
  const own = worn.exec(text)?.[0].length ?? 0
  const all = ofAll.exec(text)
  const isSet = /\bbo (?:ba|_)/.test(text)
  const rest = words.filter(
    (word, at) =>
      word.start >= own &&
      word.start < talk &&
      !isNoise(word) &&
      !(isSet && /^(?:bo|ba)$/.test(word.folded)) &&
      !(all && word.start < all.index + all[0].length && word.end > all.index) &&
      !/^(?:\d{1,2}|nghe|thoi|thui)$/.test(word.folded) &&
      !(/^(?:ban|be)$/.test(word.folded) && /\b\d{1,2} $/.test(text.slice(0, word.start))) &&
      !(at === 0 && word.folded in numbers) &&
      !colors.some((color) => word.start >= color.start && word.start < color.end),
  )
  if (size !== null && colors.length > 0 && rest.length <= 1 && /^\d /.test(text)) return true
  return isCount || ((size !== null || colors.length > 0) && rest.length === 0)
}

/** "2 nghệ 1 lá già", "one 3-6M and one 6-9M": before each number. */
export function detailsOf(message: MessageText, part: Range): Range[] {
  const text = foldedAmounts(message, part)
  const starts = [
    ...text.matchAll(
      /(?<=^|[\s+&(])(?:\d|(?:mot|hai|ba)(?= (?:cai|con|chiec|bo|doi|mau) )|(?:one|two|three)) (?!(?:tuoi|thang|th|t|y|m)(?![a-z]))(?=[a-z]|(?<=[a-z] )\d)/g,
    ),
  ].map(({ index }) => index)
  // "Một nghệ nhạt một lá sả nhạt".
  if (starts.length < 2 && /^mot [a-z ]+ mot [a-z]/.test(text))
    starts.splice(0, 1, ...[...text.matchAll(/(?<=^| )mot /g)].map(({ index }) => index))
  if (starts.length < 2 || starts[0] !== 0) return [part]
  return starts.map((start, at) => ({ start: part.start + start, end: part.start + (starts[at + 1] ?? text.length) }))
}

/** "3 áo: 1 cái 0-3m, 2 cái 3-6m": an item of several, and how many of them are not distinguished yet. */
export type Several = { item: ReadItem; left: number; isBegun: boolean; isSized: boolean }

export function severalOf(items: readonly ReadItem[]): Several | null {
  const last = items.at(-1)
  if (!last || last.quantity < 2 || last.isEachColor || (last.size && last.color)) return null
  return { item: { ...last }, left: last.quantity, isBegun: false, isSized: last.size !== null }
}

/** What a part says about the items before it: of some units of the last, of another like it, or of all of it. */
export function addDetail(
  message: MessageText,
  items: ReadItem[],
  shared: Several | null,
  piece: Piece,
  { colors, isSecondThought, areShares }: Pick<ItemContext, 'colors'> & { isSecondThought: boolean; areShares: boolean },
): void {
  // "3 yếm: 1 nghệ, 2 lá già" are three; "3 yếm nghệ, 2 lá già" five.
  const isListed = areShares || shared?.isBegun || /[:(]\s*$/.test(message.text.slice(0, piece.start))
  if (shared && isListed && addShare(message, items, shared, piece)) return
  if (!isSecondThought && addAnother(message, items, piece, colors)) return
  if (shared && !shared.isSized && addShare(message, items, shared, piece)) return
  applyDetail(message, items, piece, isSecondThought)
}

export function isCountedPiece(message: MessageText, piece: Range): boolean {
  return isCounted.test(foldedAmounts(message, piece))
}

/** Whether a part names the size or colour of some of the units of the item before: they become an item of their own. */
export function addShare(message: MessageText, items: ReadItem[], shared: Several, { phrase, ...part }: Piece, isTold = false): boolean {
  const quantity = quantityOf(message, part, phrase)
  const text = foldedAmounts(message, part)
  const isShare = isCountedKind.test(text) || (isCounted.test(text) && (phrase.size !== null || phrase.colors.length > 0))
  const isPart = isTold || (isShare && (shared.isBegun || quantity !== shared.left))
  if (!isPart || quantity === undefined || quantity > shared.left) return false
  const { size, color, phrase: words } = itemOf(message, { ...part, phrase })
  if (!shared.isBegun) shared.item = items.pop() ?? shared.item
  const { item } = shared
  const own = {
    quantity,
    size: size ?? item.size,
    color: color ?? item.color,
    phrase: `${item.phrase} ${words}`.trim(),
  }
  items.push({ ...item, ...own, ...(shared.isBegun ? { start: part.start, end: part.end } : {}) })
  shared.left -= quantity
  shared.isBegun = true
  return true
}

/** "Cùng mẫu size 3y 1 cái". */
const isSameKind = /^(?:va |them )?(?:cung|van) (?:mau|loai|kieu) /

/** "3 yếm ăn nghệ, 2 cái lá già": another of the same kind, in another colour or size. */
function addAnother(message: MessageText, items: ReadItem[], piece: Piece, colors: readonly string[]): boolean {
  const last = items.at(-1)
  const text = foldedAmounts(message, piece)
  const { size, color, quantity } = itemOf(message, piece)
  const isWholeVariant = size !== null && color !== null && last?.size && countAtEnd.test(text)
  if (!last || !(isCounted.test(text) || isSameKind.test(text) || isWholeVariant)) return false
  const former = last.color?.text.replace(/^(?:màu|mau) /i, '') ?? namedColor(last.phrase, colors)
  const isOther = color ? former !== undefined : last.size !== null && size !== null
  if (!isOther) return false
  const kind = former ? last.phrase.replace(former, '').trim() : last.phrase
  const own = { quantity, size: size ?? last.size, color: color ?? last.color }
  items.push({ ...last, ...own, phrase: color ? `${kind} ${color.text}` : last.phrase, start: piece.start, end: piece.end })
  return true
}

/** "yếm ăn lót khăn bông nghệ": the colour that a phrase ends with. */
function namedColor(phrase: string, colors: readonly string[]): string | undefined {
  const found = colorIn(phrase, colors, phrase.toLowerCase() !== stripDiacritics(phrase))
  return found?.end === phrase.length && found.start > 0 ? phrase.slice(found.start) : undefined
}

const ofAll = /\b(?:deu|cung (?:size|sz|co)|ca hai|ca ba|ca \d|tat ca|het|both|all)\b/

function applyDetail(message: MessageText, items: ReadItem[], { phrase, ...part }: Piece, isSecondThought: boolean): void {
  const last = items.at(-1)
  if (!last) return
  const text = message.folded.slice(part.start, part.end)
  const all = eachKind.exec(text)
  if (all) {
    const value = all[1] ?? all[2]
    const quantity = value === undefined ? 1 : (numbers[value] ?? Number(value))
    for (const item of items) item.quantity = quantity
    return
  }
  const { size, color } = itemOf(message, { ...part, phrase })
  const isOfAll = ofAll.test(text)
  for (const item of isOfAll ? items : [last])
    if (size && (!item.size || (isOfAll && isAge.test(item.size.text) && !isAge.test(size.text)))) item.size = size
  for (const item of isOfAll && color ? items : []) item.color ??= color
  if (size && last.size && isAge.test(last.size.text) && !isAge.test(size.text)) last.size = size
  if (isSecondThought) {
    last.color = color ?? last.color
    last.size = size ?? last.size
  }
  last.color ??= color
  if (color && last.color === color) last.phrase = `${last.phrase} ${color.text}`
  last.isEachColor ||= eachColor.test(text)
  const quantity = quantityOf(message, part, phrase)
  if (quantity !== undefined && (last.quantity === 1 || eachColor.test(text))) last.quantity = quantity
  last.end = Math.max(last.end, part.end)
}

/** "Bé 2 tuổi rưỡi, 13kg": what is said later about the size is surer. */
const isAge = /^(?!.*(?:size|sz|cỡ)).*(?:tuổi|tuoi|kg|ký|cm)|^(?:được |duoc )?\d+ (?:tháng|thang)/i

/** A size that is decided on, or asked for in the shop's stock; "bé 3 tuổi" alone is an age. */
const decided = /\b(?:chot|lay|dat|order|size|sz|sai|co)\b/
const asked = /^[^\n.]{0,24}\?|\b(?:khong|ko|k|hong|hok|nhi|ha|chua)(?: (?:shop|sop|a|em|e|chi|c))*\s*$/

/** "… thì size 3y nhỉ? OK chốt 3y": a size in a sentence of its own, if one item alone waits for it. Returns the parts that say it. */
export function addLaterSize(message: MessageText, parts: readonly MessagePart[], items: ReadItem[], context: ItemContext): MessagePart[] {
  const open = items.filter(({ size }) => !size || isAge.test(size.text))
  if (open.length === 0) return []
  const said = parts.flatMap((part) => {
    if (part.label === 'name' || part.label === 'address' || part.label === 'phone' || part.isAfterVerb) return []
    const text = message.folded.slice(part.start, part.end)
    const verb = message.folded.slice(Math.max(0, part.start - 12), part.start)
    if (
      !(decided.test(text) || /\b(?:chot|lay|dat|order)\s+$/.test(verb)) ||
      /\b(?:doi|tra lai)\b/.test(text) ||
      isStreet(message.text.slice(part.start, part.end))
    )
      return []
    const phrase = phraseAt(message, part, context)
    if (!phrase?.size || phrase.types.length > 0 || phrase.skus.length > 0) return []
    const { size } = itemOf(message, { ...part, phrase })
    const isAsked = asked.test(message.folded.slice(part.end - 1, part.end + 1)) || asked.test(text)
    const isStock = /\bcon\b/.test(text)
    return size && !tokensOf(message, size).every(({ text: word }) => /^\D*$/.test(word))
      ? [{ part, size, text, isAsked: isAsked && !isStock }]
      : []
  })
  const certain = said.filter(({ isAsked }) => !isAsked)
  const chosen = certain.at(-1)
  if (!chosen || (open.length > 1 && !ofAll.test(chosen.text))) return []
  for (const item of open) item.size = chosen.size
  return said.flatMap(({ part }) => (isEmbroidery(message, part) ? [] : [part]))
}
