import { addDetail, addLaterSize, detailsOf, isDetail, severalOf } from './item-details.rule.ts'
import { pieceOf, piecesOf, sharesOf, sizesOf, variantsOf } from './item-pieces.rule.ts'
import type { Progress, Read } from './items-progress.ts'
import type { MessagePart, MessageText } from './message-text.rule.ts'
import { isOnlyComplaint, namesGoods } from './names-goods.rule.ts'
import { addByName } from './read-by-name.rule.ts'
import { type ItemContext, itemOf, phraseAt, type ReadItem } from './read-item.rule.ts'
import { addForSibling, addKinds, addListedKinds, addListedSizes, addPerChild } from './read-listed-items.rule.ts'
import { addMentioned, rememberMentioned } from './read-mentioned-items.rule.ts'
import { addPictured } from './read-pictured-items.rule.ts'
import { quantityOf } from './read-quantity.rule.ts'
import { isEmbroidery } from './read-remarks.rule.ts'

const maxItems = 12
/** "À thôi, lấy màu sen", "à mà thôi lấy 3y": what follows replaces what was wanted before. */
const secondThought =
  /^(?:(?:a|ah|ui|y|e|em|chi|c|ma|hay) )*(?:thoi|thui|doi|nham|khong|quen)(?:$| (?=(?:(?:cho|em|e|chi|c|minh) )*(?:lay|mau|size)\b))/
/** "Mà thôi đổi sang yếm quần …": other goods instead of the last. */
const instead =
  /^(?:(?:a|ah|ui|y|e|em|chi|c|ma|hay|thoi|nham|roi) )*(?:doi|chuyen|thay)(?: (?:lai|giup|gium|dum|cho|em|e|chi|c|minh|m))* (?:sang|qua|thanh) /
/** "…, size 6-9m and one …": of the item before. */
const sizeBefore =
  /^(?:(?:size|sz) \d{1,2}(?:-\d{1,2})? ?(?:m|y|t|th|thang|tuoi)?|\d{1,2}(?:-\d{1,2})? ?(?:m|y|th|thang|tuoi)) (?:and|va|voi|vs|cung) /
/** "Đứa lớn 5 tuổi 1 đầm": whose age it is, before what is for it. */
const whose = /^(?:cho )?(?:(?:\d|hai|ba) )?(?:dua|be|chau|con|thang|nhoc) [^\d]*\d/

/** "Bơ 2 tuổi rưỡi nặng 13kg": between an item and its size. */
const measures = /^(?!.*\b(?:size|sz|sai|nhi|khong|ko)\b).*\b(?:be|chau|con|nang|cao|duoc) [^\n]*\d ?(?:kg|ky|cm|tuoi|thang)\b/

/** "Nếu có", "mình": between an item and what is said of it. */
const smallTalk = /^(?:(?:neu|co|con|cho|de|lay|duoc|gio|nay|minh|em|e|thi|ok|vay|da|a|shop|chi|c|roi)(?: |$))+$/

/** "… 3-6m và 6-9m, mỗi size 1 bộ": of the sizes before. */
const eachSizeAlone = /^moi (?:size|sz|co) (?:1|mot)(?: [a-z]+){0,4}$/
/** "Bé em 2 tuổi rưỡi nên cho em size 3Y": the size that is decided on. */
const decision = /(?:\b(?:tuoi|thang|ky)|kg|cm)\b.*\b(?:cho|lay|chot|dat)(?: (?:em|e|minh|chi|c|be|con))* (?=(?:size|sz|\d))/
/** "Đứa trai", "bé lớn thì": whose colour follows. */
const child = /^(?:dua|be|chau|con|thang|nhoc)(?: (?:trai|gai|lon|nho|anh|chi|em|ut|dau|hai|thi|mac))+$/
/** "Nếu hết 3Y thì lấy 4Y": what to send instead, a note. */
export const isSubstitute = /\b(?:het|khong con|ko con|k con) (?:[a-z0-9-]+ ){0,3}thi (?:(?:minh|em|e|chi|c) )?(?:lay|doi|thay|gui) /
/** "Thêm 1 mũ cùng size", "bé 7 tháng … size đó": the size that was said last. */
const sameSize = /\b(?:cung|chung) (?:size|sz)\b|\b(?:size|sz) (?:do|nay|tren|vay|nhu vay|tuong tu|y vay)\b|\bsame size\b/

/** The parts of a message that name goods, and what they name. Parts with only a size, colour or number belong to the item before. */
export function readItems(
  message: MessageText,
  parts: readonly MessagePart[],
  context: ItemContext,
): { items: ReadItem[]; parts: Set<MessagePart> } {
  const progress: Progress = {
    ...{ message, context, items: [], used: new Set(), lastPart: -2 },
    ...{ shared: null, sizeOfNext: null, asked: null, thought: null, isPerChild: false, saidSize: null },
  }
  const { items, used } = progress
  if (isOnlyComplaint(message)) return { items, parts: used }
  for (const [at, part] of parts.entries()) {
    if (items.length >= maxItems) break
    if (part.label !== null && part.label !== 'items') continue
    if (used.has(part)) continue
    if (progress.lastPart === at - 1 && eachSizeAlone.test(message.folded.slice(part.start, part.end))) {
      progress.lastPart = at
      used.add(part)
      continue
    }
    if (isEmbroidery(message, part)) {
      // "… thêu tên Bông, màu kem": what follows is of the item before.
      if (at !== progress.lastPart + 1) continue
      progress.lastPart = at
      const last = items.at(-1)
      if (last) last.isEmbroidered = true
      continue
    }
    const text = message.folded.slice(part.start, part.end)
    const lead = at === progress.lastPart + 1 ? leadOf(progress, part, text) : 0
    if (lead > 0 && progress.thought) {
      used.add(part)
      progress.lastPart = at
    }
    if (at === progress.lastPart + 1 && (smallTalk.test(text) || (progress.isPerChild && child.test(text)))) progress.lastPart = at
    if (progress.asked?.at === at - 1 && smallTalk.test(text)) progress.asked.at = at
    if (lead >= text.length || isSubstitute.test(text)) continue
    const range = { start: part.start + lead, end: part.end }
    const phrase = phraseAt(message, range, context)
    if (!phrase) continue
    const read = { part, at, range, phrase, text }
    if (phrase.size) progress.saidSize = itemOf(message, { ...range, phrase }).size ?? progress.saidSize
    const isAfterItem = at === progress.lastPart + 1
    const found =
      (phrase.types.length > 0 && addPictured(progress, read)) ||
      addItems(progress, read) ||
      addPictured(progress, read) ||
      rememberMentioned(progress, read) ||
      addMentioned(progress, read) ||
      rememberSize(progress, read)
    if (
      !found &&
      !addForSibling(progress, parts, read) &&
      !addPerChild(progress, parts, read) &&
      !addListedSizes(progress, parts, read) &&
      !addKinds(progress, parts, read) &&
      !addListedKinds(progress, parts, read)
    )
      if (!addByName(progress, read)) addDetails(progress, read)
    if (isAfterItem && !used.has(part) && phrase.types.length === 0 && measures.test(text)) progress.lastPart = at
    const last = items.at(-1)
    if (last && (used.has(part) || isAfterItem) && sameSize.test(text)) last.size ??= progress.saidSize
  }
  const rest = parts.filter((part) => !used.has(part) && !isSubstitute.test(message.folded.slice(part.start, part.end)))
  for (const part of addLaterSize(message, rest, items, context)) used.add(part)
  return { items: items.slice(0, maxItems), parts: used }
}

/** What a part begins with that is about the item before; its length. */
function leadOf(progress: Progress, part: MessagePart, text: string): number {
  const { message, context, items } = progress
  const other = instead.exec(text)
  if (other) {
    progress.thought = 'instead'
    return other[0].length
  }
  const thought = secondThought.exec(text)
  if (thought) {
    progress.thought = /(?:khong|nham)$/.test(thought[0]) ? 'item' : 'detail'
    return thought[0].length
  }
  const last = items.at(-1)
  const sized = last && !last.size ? sizeBefore.exec(text) : null
  if (!last || !sized) return 0
  const [piece] = pieceOf(message, { start: part.start, end: part.start + sized[0].length }, context)
  if (piece) last.size = itemOf(message, piece).size
  return sized[0].length
}

function addItems(progress: Progress, { part, at, range, phrase }: Read): boolean {
  const { message, context, items } = progress
  const isOfOtherGoods = progress.thought === 'instead'
  if (!namesGoods(message, { ...part, ...range }, phrase) || (progress.thought && !isOfOtherGoods && range.start > part.start)) return false
  const pieces = piecesOf(message, range, phrase, context)
  if (pieces.length === 0) return false
  if (progress.thought === 'item' || isOfOtherGoods) items.pop()
  for (const piece of pieces) {
    const sizes = sizesOf(message, piece, context)
    for (const size of sizes) items.push({ ...itemOf(message, piece), quantity: 1, size })
    if (sizes.length > 0) continue
    const variants = variantsOf(message, piece, context)
    items.push(...variants)
    if (variants.length > 0) continue
    const [first, ...rest] = sharesOf(message, piece, context)
    const item = itemOf(message, first ?? piece)
    const all = rest.reduce((sum, detail) => sum + itemOf(message, detail).quantity, 0)
    // "Áo dài 1 cái củ nâu 3y 1 cái chàm 2y": as many as the colours or sizes that follow.
    if (first && rest.length > 1 && quantityOf(message, first, first.phrase) === undefined) item.quantity = all
    items.push(item)
    progress.shared = severalOf(items)
    const areShares = all === item.quantity
    for (const detail of rest) addDetail(message, items, progress.shared, detail, { ...context, isSecondThought: false, areShares })
  }
  const last = items.at(-1)
  // "Bé 15kg … 3Y hay 4Y": what is left open stays so.
  if (pieces.length === 1 && last && !phrase.size) last.size ??= progress.sizeOfNext
  progress.sizeOfNext = null
  progress.thought = null
  progress.isPerChild = /^moi (?:dua|be|chau|nguoi) /.test(message.folded.slice(range.start, range.end))
  progress.used.add(part)
  progress.lastPart = at
  return true
}

function rememberSize(progress: Progress, { at, range, phrase, text }: Read): boolean {
  const isOfNext = at !== progress.lastPart + 1 || progress.items.at(-1)?.size
  if (!phrase.size || phrase.types.length > 0 || !isOfNext || !whose.test(text)) return false
  progress.sizeOfNext = itemOf(progress.message, { ...range, phrase }).size
  progress.lastPart = at
  return true
}

function addDetails(progress: Progress, { part, at, range }: Read): void {
  const { message, context, items, used } = progress
  if (!progress.thought && at !== progress.lastPart + 1) return
  const age = decision.exec(message.folded.slice(range.start, range.end))
  const own = age ? { start: range.start + age.index + age[0].length, end: range.end } : range
  const details = detailsOf(message, own).flatMap((each) => pieceOf(message, each, context))
  if (details.length === 0 || !details.every((piece) => isDetail(message, piece))) return
  const last = items.at(-1)
  const all = details.reduce((sum, piece) => sum + (quantityOf(message, piece, piece.phrase) ?? 0), 0)
  const areShares = details.length > 1 && all === progress.shared?.left
  for (const piece of details) {
    const color = progress.isPerChild ? itemOf(message, piece).color : null
    if (last && color && items.at(-1)?.color)
      items.push({ ...last, color, phrase: last.phrase.replace(last.color?.text ?? '', color.text) })
    else addDetail(message, items, progress.shared, piece, { ...context, isSecondThought: progress.thought !== null, areShares })
  }
  // "(1 kem 1 sen) size 3-6m": the size of all of them.
  const afterBracket = details.length > 1 && /\)\s*(?:deu |cung )?(?:size |sz |co )?\d/.test(message.folded.slice(range.start, range.end))
  const sized = afterBracket ? items.at(-1)?.size : null
  for (const item of sized ? items.slice(-details.length) : []) item.size ??= sized ?? null
  progress.thought = null
  used.add(part)
  progress.lastPart = at
}
