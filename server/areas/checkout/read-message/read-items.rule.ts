import { findProvince, findWards } from '../../accounts/accounts.ts'
import { type MessagePhrase, readPhrase, type WantedSize } from '../../catalogue/catalogue.ts'
import { type MessagePart, type MessageText, type Range, type Token, tokensOf, trimRange } from './message-text.rule.ts'
import { classifiers, eachColor, eachKind, numbers, quantityOf } from './read-quantity.rule.ts'
import { isStreet } from './read-street.rule.ts'

type SearchContext = Parameters<typeof readPhrase>[1]

/** An item as the message names it; `phrase`: what to search for, without its size. */
export type ReadItem = Range & {
  quantity: number
  /** No number is written, or one for "each colour". */
  isQuantityUnsure: boolean
  isEachColor: boolean
  phrase: string
  size: (Range & { wanted: WantedSize; text: string }) | null
  color: (Range & { text: string }) | null
  sku: string | null
}

const maxItems = 12
const orderVerb =
  /^(?:(?:shop|sop|oi|cho|xin|da|vang|a|ok|uh|um|roi|vay|the|thi|nha|em|e|minh|m|c|chi|toi|tui|anh|b|ban|ad|co|me|lay|dat|mua|chot|order|can|muon|xin|don|them|hang|sp|san pham|nua|giup|gium|luon|ship|gui|lai|la|cung|di|nhe|nhen|voi|ah|con|tau|tao|o|mi|thim|bac|chau|u|bay)[\s,:!.]+)*/
const hasVerb = /\b(?:lay|dat|mua|chot|order|like|want|buy|can|muon|cho (?:em|e|minh|m|c|chi|shop)|xin|them)\b/
const noise =
  /^(?:em|e|m|chi|c|anh|a|shop|sop|ad|oi|cho|lay|dat|mua|chot|order|can|muon|nha|nhe|nhen|voi|giup|gium|dum|con|be|cai|chiec|mau|them|nua|va|vs|loai|kieu|nay|kia|ma|luong|sl|size|sz|sai|x|cung|kem|trong|hinh|thi|la|co|khong|k|ko|gui|ship|giao|ve|luon|roi|da|ah|hen|xin|ok|don|hang|sp|pham|moi|mon|each|tren|hom|bua|live|stream|cua|xem|duoc|dc|gia|bao|nhieu|nhan|toi|tui|duoi|s|tau|menh|nghen|u|and|in|of|the|please|color|colour|pair)$/
const markedNoise = new Set(
  'giữ hỏi nguyên tới lấy đặt chị mình chốt cần muốn hí nghe nhé nhá nhen với giúp giùm dùm bé cái chiếc màu mẫu thêm nữa và loại kiểu này đó kia mã số lượng cỡ cùng kèm ở thì là có không gửi về luôn rồi dạ vâng hàng đơn sản phẩm mỗi thứ món khôn hông hổng nì nè rứa chừ hè như trên của được giá bao nhiêu nhận tôi để dưới còn ạ ơi hả tau mi cấy bựa ni bây thím cháu bác gởi mềnh một hai à đi đổi nghen hỉ đây đấy'.split(
    ' ',
  ),
)
const isNoise = ({ folded, text }: { folded: string; text: string }) =>
  text.toLowerCase() === folded ? noise.test(folded) : markedNoise.has(text.normalize('NFC').toLowerCase())

/** "À thôi, lấy màu sen": what follows replaces what was wanted before. */
const secondThought = /^(?:(?:a|ah|ui|y|e|em|chi|c) )*(?:thoi|doi|nham)$/
/** "Màu sen thôi à": only that. */
const onlyThat = /\sthoi(?: (?:a|ah|nha|nhe|shop|chi|c|em))*\s*$/

/** What the parcel is for. */
const isOccasion = /^qua (?:sinh nhat|day thang|thoi noi|tang)\b|^gift\b/

type Piece = Range & { phrase: MessagePhrase }

/** The parts of a message that name goods, and what they name. Parts with only a size, colour or number belong to the item before. */
export function readItems(
  message: MessageText,
  parts: readonly MessagePart[],
  context: SearchContext,
): { items: ReadItem[]; parts: Set<MessagePart> } {
  const items: ReadItem[] = []
  const used = new Set<MessagePart>()
  let lastPart = -2
  let shared: Several | null = null
  let isSecondThought = false
  for (const [at, part] of parts.entries()) {
    if (items.length >= maxItems) break
    if (part.label === 'name' || part.label === 'address' || part.label === 'note' || part.label === 'phone') continue
    if (at === lastPart + 1 && secondThought.test(message.folded.slice(part.start, part.end))) {
      isSecondThought = true
      used.add(part)
      lastPart = at
      continue
    }
    const phrase = readRange(message, part, context)
    if (!phrase) continue
    if (isItem(message, part, phrase)) {
      for (const piece of piecesOf(message, part, phrase, context)) items.push(itemOf(message, piece))
      used.add(part)
      lastPart = at
      isSecondThought = false
      shared = sharedOf(items)
    } else if (at === lastPart + 1 && isModifier(message, part, phrase)) {
      if (!shared || !addShare(message, items, shared, part, phrase)) applyModifier(message, items, { ...part, phrase }, isSecondThought)
      isSecondThought = false
      used.add(part)
      lastPart = at
    }
  }
  return { items: items.slice(0, maxItems), parts: used }
}

const maxPhrase = 240

function readRange({ text }: MessageText, { start, end }: Range, context: SearchContext): MessagePhrase | undefined {
  if (end - start > maxPhrase) return undefined
  return readPhrase(text.slice(start, end), context)
}

/** Whether a part names goods, and is not a street or a person with such a word in the name. */
function isItem({ folded }: MessageText, part: MessagePart, { types, skus, size, colors, isSold }: MessagePhrase): boolean {
  if (skus.length > 0) return true
  const text = folded.slice(part.start, part.end)
  const [type] = types
  if (!type) return false
  if (/^tat ca\b/.test(text.slice(type.start))) return false
  if (/\b(?:size|sz|sai|co) (?:nao|gi|may)\b/.test(text) && !hasVerb.test(text)) return false
  if (part.label === 'items') return true
  const isBare = !size && colors.length === 0
  if (!isSold && !/^\d\s/.test(text) && isStreet(text)) return false
  if (isBare && (findProvince(text) || isOccasion.test(text) || (!isSold && !hasVerb.test(text)))) return false
  if (isBare && /^(?:quan|q)\s/.test(text) && findWards(text).wards.length > 0) return false
  const lead = orderVerb.exec(text)?.[0] ?? ''
  // "1 indigo dress": the colour stands before the kind in English.
  const color = colors.find(({ start, end }) => start >= lead.length && end <= type.start)
  const before = (text.slice(lead.length, color?.start ?? type.start) + text.slice(color?.end ?? type.start, type.start)).trim()
  const counted = new RegExp(`^(?:\\d{1,2}|${Object.keys(numbers).join('|')})\\s*x?(?:\\s+(?:${classifiers}|ba))*$`).test(before)
  const isFirst = before === '' || new RegExp(`^(?:(?:${classifiers}|ba)\\s?)+$`).test(before)
  if (counted) return true
  if (isBare && isStreet(text)) return false
  if (hasVerb.test(text.slice(0, type.start)) || size || /\b(?:x\s?\d{1,2}|sl\s?:?\s?\d{1,2})\b/.test(text))
    return !/^\d+\S*\s/.test(before)
  return isFirst && (colors.length > 0 || text.split(/\s+/).length <= 8)
}

/** Cuts "2 váy hoa vs 1 mũ len" before each number or joining word that a kind of goods follows. */
function piecesOf(message: MessageText, part: Range, phrase: MessagePhrase, context: SearchContext): Piece[] {
  const tokens = tokensOf(message, part)
  const heads = [...phrase.types, ...phrase.skus].map(({ start }) => part.start + start)
  /** Where a piece ends, and where the next one begins. */
  const cuts: Range[] = []
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || isWithin(token, phrase.size, part.start)) continue
    const near = tokens.slice(at + 1, at + 4).some(({ start }) => heads.includes(start))
    const gap = message.text.slice(tokens[at - 1]?.end, token.start)
    const isJoined = /^(?:vs|va|voi|cung|kem|w)$/.test(token.folded) && near
    const isCounted =
      isCount(token) && !/^\s?[-–]/.test(message.text.slice(token.end, token.end + 2)) && near && heads.some((head) => head < token.start)
    const isMarked = /[+&]/.test(gap) && (near || heads.includes(token.start))
    // "2 cái yếm ăn MM-BI-01" is one item: its kind and its code.
    const isNextSku = phrase.skus.slice(1).some(({ start }) => part.start + start === token.start)
    if (isJoined || isCounted || isMarked || isNextSku) cuts.push({ start: token.start, end: isJoined ? token.end : token.start })
  }
  const starts = [part.start, ...cuts.map(({ end }) => end)]
  return starts.flatMap((start, at) => {
    const range = trimRange(message, { start, end: cuts[at]?.start ?? part.end })
    const read = readRange(message, range, context)
    return read && (read.types.length > 0 || read.skus.length > 0) ? [{ ...range, phrase: read }] : []
  })
}

function isWithin({ start }: Token, range: Range | null, from: number): boolean {
  return range !== null && start >= from + range.start && start < from + range.end
}

function isCount({ folded }: Token): boolean {
  return /^(?:\d|[12]\d|0\d)x?$/.test(folded)
}

function itemOf(message: MessageText, { phrase, ...range }: Piece): ReadItem {
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
    isQuantityUnsure: false,
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

/** A part with only a size, a colour or a number: of the item before it. */
function isModifier({ folded }: MessageText, part: Range, { size, colors, words, types }: MessagePhrase): boolean {
  if (types.length > 0) return false
  const text = folded.slice(part.start, part.end)
  if (eachColor.test(text) || eachKind.test(text)) return true
  const isCounted = new RegExp(`^(?:x|sl|so luong)?\\s?:?\\s?\\d{1,2}\\s?(?:${classifiers})?$`).test(text)
  const rest = words.filter(
    (word) =>
      !isNoise(word) && !/^\d{1,2}$/.test(word.folded) && !colors.some((color) => word.start >= color.start && word.start < color.end),
  )
  if (size !== null && colors.length > 0 && rest.length <= 1 && /^\d /.test(text)) return true
  return isCounted || ((size !== null || colors.length > 0) && rest.length === 0)
}

/** "3 áo: 1 cái 0-3m, 2 cái 3-6m": an item of several, and how many of them are not told apart yet. */
type Several = { item: ReadItem; left: number; isBegun: boolean }

function sharedOf(items: readonly ReadItem[]): Several | null {
  const last = items.at(-1)
  return last && last.quantity > 1 && !last.size && !last.isEachColor ? { item: { ...last }, left: last.quantity, isBegun: false } : null
}

/** Whether a part names the size or colour of some of the units of the item before: they become an item of their own. */
function addShare(message: MessageText, items: ReadItem[], shared: Several, part: Range, phrase: MessagePhrase): boolean {
  const text = message.folded.slice(part.start, part.end)
  const quantity = quantityOf(message, part, phrase)
  const isShare = /^(?:\d|mot|hai|ba) /.test(text) && quantity !== undefined && (phrase.size !== null || phrase.colors.length > 0)
  if (!isShare || quantity > shared.left || (!shared.isBegun && quantity === shared.left)) return false
  const { size, color } = itemOf(message, { ...part, phrase })
  if (!shared.isBegun) items.pop()
  const { item } = shared
  const own = {
    quantity,
    size: size ?? item.size,
    color: color ?? item.color,
    phrase: color ? `${item.phrase} ${color.text}` : item.phrase,
  }
  items.push({ ...item, ...own, ...(shared.isBegun ? { start: part.start, end: part.end } : {}) })
  shared.left -= quantity
  shared.isBegun = true
  return true
}

function applyModifier(message: MessageText, items: ReadItem[], { phrase, ...part }: Piece, isSecondThought: boolean): void {
  const last = items.at(-1)
  if (!last) return
  const text = message.folded.slice(part.start, part.end)
  const all = eachKind.exec(text)
  if (all) {
    const value = all[1] ?? all[2]
    const count = value === undefined ? 1 : (numbers[value] ?? Number(value))
    for (const item of items) item.quantity = count
    return
  }
  const { size, color } = itemOf(message, { ...part, phrase })
  last.size ??= size
  if (isSecondThought) last.color = color ?? last.color
  last.color ??= color
  if (color && last.color === color) last.phrase = `${last.phrase} ${color.text}`
  last.isEachColor ||= eachColor.test(text)
  const quantity = quantityOf(message, part, phrase)
  if (quantity !== undefined && (last.quantity === 1 || eachColor.test(text))) last.quantity = quantity
  last.end = Math.max(last.end, part.end)
}
