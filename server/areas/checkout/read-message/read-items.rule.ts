import { findProvince, findWards } from '../../accounts/accounts.ts'
import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import { addDetail, addLaterSize, detailsOf, isDetail, ownColors, type Several, severalOf } from './item-details.rule.ts'
import { type MessagePart, type MessageText, type Range, type Token, tokensOf, trimRange } from './message-text.rule.ts'
import { type ItemContext, itemOf, type Piece, phraseAt, type ReadItem } from './read-item.rule.ts'
import { classifiers, numbers } from './read-quantity.rule.ts'
import { isStreet } from './read-street.rule.ts'

const maxItems = 12
const orderVerb =
  /^(?:(?:shop|sop|oi|cho|xin|da|vang|a|ok|uh|um|roi|vay|the|thi|nha|em|e|minh|m|c|chi|toi|tui|anh|b|ban|ad|co|me|lay|dat|mua|chot|order|can|muon|xin|don|them|hang|sp|san pham|nua|giup|gium|luon|ship|gui|lai|la|cung|di|nhe|nhen|voi|ah|con|tau|tao|o|mi|thim|bac|chau|u|bay)[\s,:!.]+)*/
const hasVerb = /\b(?:lay|dat|mua|chot|order|like|want|buy|can|muon|cho (?:em|e|minh|m|c|chi|shop)|xin|them)\b/
/** "À thôi, lấy màu sen": what follows replaces what was wanted before. */
const secondThought = /^(?:(?:a|ah|ui|y|e|em|chi|c) )*(?:thoi|doi|nham)$/
/** What the parcel is for. */
const isOccasion = /^qua (?:sinh nhat|day thang|thoi noi|tang)\b|^gift\b/

/** The parts of a message that name goods, and what they name. Parts with only a size, colour or number belong to the item before. */
export function readItems(
  message: MessageText,
  parts: readonly MessagePart[],
  context: ItemContext,
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
    const phrase = phraseAt(message, part, context)
    if (!phrase) continue
    if (isItem(message, part, phrase)) {
      for (const piece of piecesOf(message, part, phrase, context)) items.push(itemOf(message, piece))
      used.add(part)
      lastPart = at
      isSecondThought = false
      shared = severalOf(items)
      continue
    }
    const details = at === lastPart + 1 ? detailsOf(message, part).flatMap((range) => pieceOf(message, range, context)) : []
    if (details.length > 0 && details.every((piece) => isDetail(message, piece))) {
      for (const piece of details) addDetail(message, items, shared, piece, { ...context, isSecondThought })
      isSecondThought = false
      used.add(part)
      lastPart = at
    }
  }
  for (const part of addLaterSize(
    message,
    parts.filter((part) => !used.has(part)),
    items,
    context,
  ))
    used.add(part)
  return { items: items.slice(0, maxItems), parts: used }
}

function pieceOf(message: MessageText, part: Range, context: ItemContext): Piece[] {
  const range = trimRange(message, part)
  const phrase = phraseAt(message, range, context)
  return phrase ? [{ ...range, phrase: ownColors(message, range, phrase, context) }] : []
}

/** Whether a part names goods, and is not a street or a person with such a word in the name. */
function isItem({ folded }: MessageText, part: MessagePart, { types, skus, size, colors, isSold }: MessagePhrase): boolean {
  const text = folded.slice(part.start, part.end)
  // "chung cư Times City T11" has no product's number.
  if (skus.length > 0) return part.label === 'items' || !(/^[a-z]/.test(text) && isStreet(text))
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
function piecesOf(message: MessageText, part: Range, phrase: MessagePhrase, context: ItemContext): Piece[] {
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
    const read = phraseAt(message, range, context)
    return read && (read.types.length > 0 || read.skus.length > 0) ? [{ ...range, phrase: read }] : []
  })
}

function isWithin({ start }: Token, range: Range | null, from: number): boolean {
  return range !== null && start >= from + range.start && start < from + range.end
}

function isCount({ folded }: Token): boolean {
  return /^(?:\d|[12]\d|0\d)x?$/.test(folded)
}
