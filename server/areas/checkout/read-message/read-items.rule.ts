import { findProvince, findWards } from '../../accounts/accounts.ts'
import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import { addDetail, addLaterSize, detailsOf, isDetail, ownColors, type Several, severalOf } from './item-details.rule.ts'
import { englishKind } from './item-words.rule.ts'
import { type MessagePart, type MessageText, type Range, type Token, tokensOf, trimRange } from './message-text.rule.ts'
import { type ItemContext, itemOf, type Piece, phraseAt, type ReadItem } from './read-item.rule.ts'
import { classifiers, eachColor, foldedAmounts, numbers, quantityOf } from './read-quantity.rule.ts'
import { isStreet } from './read-street.rule.ts'

const maxItems = 12
const orderVerb =
  /^(?:(?:shop|sop|oi|cho|xin|da|vang|a|ok|uh|um|roi|vay|the|thi|nha|em|e|minh|m|c|chi|toi|tui|anh|b|ban|ad|co|me|lay|dat|mua|chot|order|can|muon|xin|don|them|hang|sp|san pham|nua|giup|gium|luon|ship|gui|lai|la|cung|di|nhe|nhen|voi|ah|con|tau|tao|o|mi|thim|bac|chau|u|bay)[\s,:!.]+)*/
const hasVerb = /\b(?:lay|dat|mua|chot|order|like|want|buy|get|can|muon|cho (?:em|e|minh|m|c|chi|shop)|xin|them)\b/
/** "À thôi, lấy màu sen", "à mà thôi lấy 3y": what follows replaces what was wanted before. */
const secondThought =
  /^(?:(?:a|ah|ui|y|e|em|chi|c|ma|hay) )*(?:thoi|doi|nham|khong|quen)(?:$| (?=(?:(?:cho|em|e|chi|c|minh) )*(?:lay|mau|size)\b))/
/** "… còn không? Nếu còn cho em 1 cái": asked for, then ordered. */
const isAsked = /\b(?:con|co)\b.*\b(?:khong|ko|k|hong|khon|hok|hem)\b/
const isThenOrdered = /^(?:neu )?(?:con|co|duoc|dc)(?: hang| thi| roi)*(?: [a-z]+){0,3} (?:cho|lay|gui|goi|de|ship|chot|dat|giu)\b/
const isAdvice = /\b(?:tinh|dinh) (?:mua|lay|dat)\b|\btu van\b|\b(?:qua|ghe|den|toi)(?: shop)? (?:xem|coi|thu)\b|\bmuon (?:thu|xem|coi)\b/
/** What arrived is wrong: the goods that are named are no order. */
const isComplaint =
  /\b(?:bi (?:loi|rach|bung|phai|o|thieu|sai)|(?:giao|gui) (?:sai|nham|thieu)|doi (?:cho |giup |lai )*(?:em|e|chi|c|minh|m)? ?(?:cai|bo|chiec|doi) khac)\b/
const isOrderToo = /\b(?:lay|chot|mua|dat)(?: (?:em|e|chi|c|minh|m|giup|gium|cho))*(?: them)? (?:\d|mot|hai|ba) |\bthem \d/
/** "Không lấy áo gile nữa". */
const isRefused = /\b(?:khong|ko|k|hong|thoi khong) (?:lay|mua|dat) /
/** "…, size 6-9m and one …": of the item before. */
const sizeBefore =
  /^(?:(?:size|sz) \d{1,2}(?:-\d{1,2})? ?(?:m|y|t|th|thang|tuoi)?|\d{1,2}(?:-\d{1,2})? ?(?:m|y|th|thang|tuoi)) (?:and|va|voi|vs|cung) /
const isPast = /^(?:shop oi |chi oi )?(?:hom|bua|lan|dot) (?:truoc|bua|no|kia) .*\b(?:mua|dat|lay)\b/
const isNow = /\b(?:lan nay|bua ni|bua nay|hom nay|dot nay|gio|them)\b/
/** "Đứa lớn 5 tuổi 1 đầm": whose age it is, before what is for it. */
const whose = /^(?:cho )?(?:dua|be|chau|con|thang|nhoc) [^\d]*\d/
/** What was bought before and has a fault, or goes back. */
const returned =
  /\b(?:chat|rong|rach|loi|nham|hong|khong vua|ko vua|k vua)\b|\b(?:sang|thanh|lai) (?:size |sz )?\d|\bma (?:nhan|shop gui|shop giao|chi gui|chi giao|giao|gui) |\bdoi (?:size|sz|mau|sang|hang|lai|tra)\b|\btra (?:lai|hang)\b/
/** What the parcel is for. */
const isOccasion = /^(?:mua )?(?:qua|tang) |^gift\b/

/** The parts of a message that name goods, and what they name. Parts with only a size, colour or number belong to the item before. */
export function readItems(
  message: MessageText,
  parts: readonly MessagePart[],
  context: ItemContext,
): { items: ReadItem[]; parts: Set<MessagePart> } {
  const items: ReadItem[] = []
  if (isComplaint.test(message.folded) && !isOrderToo.test(message.folded)) return { items, parts: new Set() }
  const used = new Set<MessagePart>()
  let lastPart = -2
  let shared: Several | null = null
  let isSecondThought = false
  let isTakenBack = false
  let before: ReadItem['size'] = null
  let asked: { piece: Piece; part: MessagePart; at: number } | null = null
  for (const [at, part] of parts.entries()) {
    if (items.length >= maxItems) break
    if (part.label === 'name' || part.label === 'address' || part.label === 'note' || part.label === 'phone') continue
    const thought = at === lastPart + 1 ? secondThought.exec(message.folded.slice(part.start, part.end)) : null
    if (thought) {
      isSecondThought = true
      isTakenBack = /(?:khong|nham)$/.test(thought[0])
      used.add(part)
      lastPart = at
      if (thought[0].length === part.end - part.start) continue
    }
    const last = items.at(-1)
    const sized = last && !last.size && at === lastPart + 1 ? sizeBefore.exec(message.folded.slice(part.start, part.end)) : null
    const [size] = sized ? pieceOf(message, { start: part.start, end: part.start + sized[0].length }, context) : []
    if (last && size) last.size = itemOf(message, size).size
    const range = { start: part.start + (thought?.[0].length ?? sized?.[0].length ?? 0), end: part.end }
    const phrase = phraseAt(message, range, context)
    if (!phrase) continue
    if (!thought && isItem(message, { ...part, ...range }, phrase)) {
      const pieces = piecesOf(message, range, phrase, context)
      // "1 váy yếm … à nhầm, 1 đầm"
      if (isTakenBack) items.pop()
      for (const piece of pieces) {
        const [first, ...rest] = sharesOf(message, piece, context)
        items.push(itemOf(message, first ?? piece))
        shared = severalOf(items)
        const areShares = rest.reduce((sum, detail) => sum + itemOf(message, detail).quantity, 0) === items.at(-1)?.quantity
        for (const detail of rest) addDetail(message, items, shared, detail, { ...context, isSecondThought: false, areShares })
      }
      const last = items.at(-1)
      if (before && pieces.length === 1 && last && !last.size) last.size = before
      before = null
      used.add(part)
      lastPart = at
      isSecondThought = false
      isTakenBack = false
      continue
    }
    if (phrase.types.length > 0 && isAsked.test(message.folded.slice(part.start, part.end))) {
      asked = { piece: { ...range, phrase }, part, at }
      continue
    }
    if (asked && at <= asked.at + 2 && isThenOrdered.test(message.folded.slice(part.start, part.end))) {
      items.push(itemOf(message, asked.piece))
      if (phrase.size || quantityOf(message, range, phrase))
        addDetail(message, items, null, { ...range, phrase }, { ...context, isSecondThought: false, areShares: false })
      used.add(asked.part).add(part)
      lastPart = at
      asked = null
      continue
    }
    if (
      phrase.size &&
      phrase.types.length === 0 &&
      whose.test(message.folded.slice(part.start, part.end)) &&
      (at !== lastPart + 1 || items.at(-1)?.size)
    ) {
      before = itemOf(message, { ...range, phrase }).size
      lastPart = at
      continue
    }
    const details = thought || at === lastPart + 1 ? detailsOf(message, range).flatMap((each) => pieceOf(message, each, context)) : []
    if (details.length > 0 && details.every((piece) => isDetail(message, piece))) {
      for (const piece of details) addDetail(message, items, shared, piece, { ...context, isSecondThought, areShares: false })
      isSecondThought = false
      isTakenBack = false
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

/** "2 yếm ăn 1 nghệ 1 lá già", "2 áo gile nghệ 3y 1 màu chàm 3y": the goods, then each number with a colour or a size. */
function sharesOf(message: MessageText, piece: Piece, context: ItemContext): Piece[] {
  const text = foldedAmounts(message, piece)
  const head = (piece.phrase.types[0] ?? piece.phrase.skus[0])?.end ?? 0
  const starts = [...text.matchAll(/\s(?=(?:\d|(?:mot|hai|ba)(?= (?:cai|con|chiec|bo|doi|mau) )) (?:mau )?[a-z])/g)].flatMap(({ index }) =>
    index >= head ? [index + 1] : [],
  )
  const [first] = starts
  if (first === undefined || eachColor.test(text)) return [piece]
  const details = starts.flatMap((start, at) =>
    pieceOf(message, { start: piece.start + start, end: piece.start + (starts[at + 1] ?? text.length) }, context),
  )
  const areDetails = details.every((detail) => isDetail(message, detail) && (detail.phrase.colors.length > 0 || detail.phrase.size))
  return areDetails ? [...pieceOf(message, { start: piece.start, end: piece.start + first }, context), ...details] : [piece]
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
  const isOnlyGiven = types.length === 1 && /^(?:(?:gui|mua|goi|dat|lam) )?(?:qua|tang)\b/.test(text) && type.start < 9
  if (isOnlyGiven || (isAdvice.test(text) && !/\d/.test(text.slice(0, type.start)))) return false
  if (isRefused.test(text.slice(0, type.start))) return false
  if (isPast.test(text) && isNow.test(folded.slice(part.end, part.end + 90))) return false
  if (/^tat ca\b/.test(text.slice(type.start)) || (returned.test(text) && part.label !== 'items')) return false
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
  const isDescribed =
    englishKind.test(text.slice(type.start)) && /^(?:(?:\d{1,2}|one|two|three|four|an?)\s)?(?:[a-z-]+\s?){0,4}$/.test(before)
  if (isDescribed && (size || colors.length > 0 || /^(?:\d|one|two|three|four|an?\s)/.test(before))) return true
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
    const isJoined = /^(?:vs|va|voi|cung|kem|w|and)$/.test(token.folded) && near
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
  return /^(?:(?:\d|[12]\d|0\d)x?|one|two|three|four)$/.test(folded)
}
