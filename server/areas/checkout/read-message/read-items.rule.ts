import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import { addDetail, addLaterSize, addShare, detailsOf, isCountedPiece, isDetail, type Several, severalOf } from './item-details.rule.ts'
import { pieceOf, piecesOf, sharesOf } from './item-pieces.rule.ts'
import { foldedAs, type MessagePart, type MessageText, type Range } from './message-text.rule.ts'
import { isLater, isOnlyComplaint, isPast, namesGoods } from './names-goods.rule.ts'
import { type ItemContext, itemOf, type Piece, phraseAt, type ReadItem } from './read-item.rule.ts'
import { quantityOf } from './read-quantity.rule.ts'
import { isEmbroidery } from './read-remarks.rule.ts'

const maxItems = 12
/** "À thôi, lấy màu sen", "à mà thôi lấy 3y": what follows replaces what was wanted before. */
const secondThought =
  /^(?:(?:a|ah|ui|y|e|em|chi|c|ma|hay) )*(?:thoi|doi|nham|khong|quen)(?:$| (?=(?:(?:cho|em|e|chi|c|minh) )*(?:lay|mau|size)\b))/
/** "Mà thôi đổi sang yếm quần …": other goods instead of the last. */
const instead =
  /^(?:(?:a|ah|ui|y|e|em|chi|c|ma|hay|thoi|nham|roi) )*(?:doi|chuyen|thay)(?: (?:lai|giup|gium|dum|cho|em|e|chi|c|minh|m))* (?:sang|qua|thanh) /
/** "… còn không? Nếu còn cho em 1 cái", "ib giá … với": asked for, then ordered. */
const askedWords = { hong: ['hông', 'hổng', 'hong'], khon: ['khôn'], co: ['có'], con: ['còn'] }
const isAsked =
  /\b(?:con|co)\b.*\b(?:khong|ko|k|hong|khon|hok|hem)\b|\b(?:ib|inbox|xin|bao|hoi)(?: [a-z]{1,4})? gia\b|\bgia (?:sao|bao nhieu|bn|nhieu|nhu nao|the nao)\b|\bbao nhieu\b|\b(?:hom qua|hom truoc|hom no|bua|hoi nay|luc nay|lan truoc)\b.*\b(?:hoi|xem|coi|nhan) |\bthay (?:cai|con|bo|chiec|mau) |\b(?:thay|khen) .*\b(?:qua|ghe|lam|xinh|dep|co (?:hai|ba|\d) mau)\b|\b(?:tinh|dinh) (?:lay|mua|dat) /
/** "Bữa trước mua đầm chấm nổi …, nay lấy thêm 1 cái". */
const isThenOrdered =
  /\b(?:lay|mua|dat)(?: (?:em|e|chi|c|minh|cho|giup))* (?:them (?:\d|mot|hai|ba) (?:cai|bo|con|chiec|doi)|moi mau)\b|^(?:neu )?(?:con|co|duoc|dc)(?: hang| thi| roi)*(?: [a-z]+){0,3} (?:cho|lay|gui|goi|de|ship|chot|dat|giu)\b|^(?:(?:v|vay|z|the|thoi|muon|can|thi|ok|oke|da|vang|uh|um|roi|a|duoc|dc|em|e|chi|c|minh|m|con|nay|gio) )*(?:lay|chot|dat|mua|cho|gui|ship|de)(?: (?:may|em|e|chi|c|minh|m|t|tui|toi|anh|con|luon|giup|gium))* (?:(?:\d|mot|hai|ba) (?:cai|chiec|bo|con|doi)|(?:size|sz|mau) )/
/** "…, size 6-9m and one …": of the item before. */
const sizeBefore =
  /^(?:(?:size|sz) \d{1,2}(?:-\d{1,2})? ?(?:m|y|t|th|thang|tuoi)?|\d{1,2}(?:-\d{1,2})? ?(?:m|y|th|thang|tuoi)) (?:and|va|voi|vs|cung) /
/** "Đứa lớn 5 tuổi 1 đầm": whose age it is, before what is for it. */
const whose = /^(?:cho )?(?:dua|be|chau|con|thang|nhoc) [^\d]*\d/

/** "Nếu có", "mình": between an item and what is said of it. */
const smallTalk = /^(?:(?:neu|co|con|duoc|minh|em|e|thi|ok|vay|da|a|shop|chi|c|roi)(?: |$))+$/

const isQuality = /\s(?:co|duoc) (?!mau|size|sz)(?:[a-z]+ ){1,4}(?:khong|ko|k|hong)(?![a-z])/
/** "Bé em 2 tuổi rưỡi nên cho em size 3Y": the size that is decided on. */
const decision = /\b(?:tuoi|thang|kg|ky|cm)\b.*\b(?:cho|lay|chot|dat)(?: (?:em|e|minh|chi|c|be|con))* (?=(?:size|sz|\d))/
/** "Đứa trai", "bé lớn thì": whose colour follows. */
const child = /^(?:dua|be|chau|con|thang|nhoc)(?: (?:trai|gai|lon|nho|anh|chi|em|ut|dau|hai|thi|mac))+$/
/** "2Y, 4Y mỗi size 1 cái" */
const eachSize = /\s?\bmoi (?:size|sz) (?:1|mot)(?: (?:cai|bo|chiec|con|nhe|nha|a|shop))*$/
const bareSize = /^(?:(?:size|sz|va|voi|cai|1|mot) )*\d{1,2}(?:-\d{1,2})? ?[my]$/i

/** The items so far, and what is known of the next part. */
type Progress = {
  message: MessageText
  context: ItemContext
  items: ReadItem[]
  used: Set<MessagePart>
  /** The last part that belongs to an item. */
  lastPart: number
  shared: Several | null
  /** "Mỗi đứa một cái": for several children, whose colours follow. */
  isPerChild: boolean
  /** The size of whom the next item is for. */
  sizeOfNext: ReadItem['size']
  asked: { piece: Piece; detail: Piece | null; isDropped: boolean; part: MessagePart; at: number } | null
  /** "À thôi": the next part replaces what the last item has; "à nhầm", "đổi sang": the item itself. */
  thought: 'detail' | 'item' | 'instead' | null
}

/** A part, where its own words begin, and what they say. */
type Read = { part: MessagePart; at: number; range: Range; phrase: MessagePhrase; text: string }

/** The parts of a message that name goods, and what they name. Parts with only a size, colour or number belong to the item before. */
export function readItems(
  message: MessageText,
  parts: readonly MessagePart[],
  context: ItemContext,
): { items: ReadItem[]; parts: Set<MessagePart> } {
  const progress: Progress = {
    ...{ message, context, items: [], used: new Set(), lastPart: -2 },
    ...{ shared: null, sizeOfNext: null, asked: null, thought: null, isPerChild: false },
  }
  const { items, used } = progress
  if (isOnlyComplaint(message)) return { items, parts: used }
  for (const [at, part] of parts.entries()) {
    if (items.length >= maxItems) break
    if (part.label !== null && part.label !== 'items') continue
    if (used.has(part)) continue
    if (isEmbroidery(message, part)) {
      // "… thêu tên Bông, màu kem": what follows is of the item before.
      if (at === progress.lastPart + 1) progress.lastPart = at
      continue
    }
    const text = message.folded.slice(part.start, part.end)
    const lead = at === progress.lastPart + 1 ? leadOf(progress, part, text) : 0
    if (lead > 0 && progress.thought) {
      used.add(part)
      progress.lastPart = at
    }
    if (at === progress.lastPart + 1 && (smallTalk.test(text) || (progress.isPerChild && child.test(text)))) progress.lastPart = at
    if (lead >= text.length) continue
    const range = { start: part.start + lead, end: part.end }
    const phrase = phraseAt(message, range, context)
    if (!phrase) continue
    const read = { part, at, range, phrase, text }
    const found = addItems(progress, read) || rememberAsked(progress, read) || addAsked(progress, read) || rememberSize(progress, read)
    if (!found && !addListedSizes(progress, parts, read) && !addKinds(progress, parts, read)) addDetails(progress, read)
  }
  const rest = parts.filter((part) => !used.has(part))
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
    const [first, ...rest] = sharesOf(message, piece, context)
    items.push(itemOf(message, first ?? piece))
    progress.shared = severalOf(items)
    const areShares = rest.reduce((sum, detail) => sum + itemOf(message, detail).quantity, 0) === items.at(-1)?.quantity
    for (const detail of rest) addDetail(message, items, progress.shared, detail, { ...context, isSecondThought: false, areShares })
  }
  const last = items.at(-1)
  if (pieces.length === 1 && last) last.size ??= progress.sizeOfNext
  progress.sizeOfNext = null
  progress.thought = null
  progress.isPerChild = /^moi (?:dua|be|chau|nguoi) /.test(message.folded.slice(range.start, range.end))
  progress.used.add(part)
  progress.lastPart = at
  return true
}

function rememberAsked(progress: Progress, { part, at, range, phrase, text }: Read): boolean {
  const { asked, message, context } = progress
  if (asked && at === asked.at + 1 && phrase.types.length === 0 && phrase.size && /\bcon\b/.test(text)) {
    asked.detail = { ...range, phrase }
    return true
  }
  if (phrase.types.length === 0 || !(isAsked.test(foldedAs(message, part, askedWords)) || isPast.test(text)) || isLater.test(text))
    return false
  // "Bộ khăn xô có thấm tốt không": the goods alone.
  const head = phrase.types[0]?.end ?? 0
  const question = isQuality.exec(text.slice(range.start - part.start + head))
  const end = question ? range.start + head + question.index : range.end
  const [piece] = question ? pieceOf(message, { start: range.start, end }, context) : [{ ...range, phrase }]
  if (!piece) return false
  progress.asked = {
    piece,
    detail: null,
    isDropped: /\b(?:tinh|dinh) /.test(message.folded.slice(part.start, part.end)),
    part,
    at,
  }
  return true
}

function addAsked(progress: Progress, { part, at, range, phrase, text }: Read): boolean {
  const { message, context, items, asked, used } = progress
  if (!asked || at > asked.at + 2 || !isThenOrdered.test(text)) return false
  items.push(itemOf(message, asked.piece))
  for (const piece of [...(asked.detail ? [asked.detail] : []), { ...range, phrase }])
    if (piece.phrase.size || piece.phrase.colors.length > 0 || quantityOf(message, piece, piece.phrase))
      addDetail(message, items, null, piece, { ...context, isSecondThought: asked.isDropped, areShares: false })
  used.add(asked.part).add(part)
  progress.lastPart = at
  progress.asked = null
  return true
}

function rememberSize(progress: Progress, { at, range, phrase, text }: Read): boolean {
  const isOfNext = at !== progress.lastPart + 1 || progress.items.at(-1)?.size
  if (!phrase.size || phrase.types.length > 0 || !isOfNext || !whose.test(text)) return false
  progress.sizeOfNext = itemOf(progress.message, { ...range, phrase }).size
  progress.lastPart = at
  return true
}

/** "2 cái (2Y, 4Y)": one of each size, if there are as many sizes as units; else which unit has which size is not said. */
function addListedSizes(
  { message, context, items, used, lastPart, thought }: Progress,
  parts: readonly MessagePart[],
  { at }: Read,
): boolean {
  const last = items.at(-1)
  const isEach = parts.slice(at, at + 6).some((part) => eachSize.test(message.folded.slice(part.start, part.end)))
  if (thought || at !== lastPart + 1 || !last?.size || (last.quantity < 2 && !isEach) || !bareSize.test(stripDiacritics(last.size.text)))
    return false
  const end = parts.findIndex((part, i) => i >= at && !bareSize.test(message.folded.slice(part.start, part.end).replace(eachSize, '')))
  const listed = parts.slice(at, end < 0 ? parts.length : end).flatMap((part) => {
    const [piece] = pieceOf(message, part, context)
    const size = piece && itemOf(message, piece).size
    return size ? [{ part, size }] : []
  })
  if (listed.length === 0) return false
  if (isEach || listed.length + 1 === last.quantity) {
    last.quantity = 1
    for (const { part, size } of listed) items.push({ ...last, size, start: part.start, end: part.end })
  } else last.size = null
  for (const { part } of listed) used.add(part)
  return true
}

/** "2 áo liền quần: 1 chấm nổi 3-6M, 1 kẻ sọc 3-6M": of which kind each is, where the amounts make up what was said. */
function addKinds(progress: Progress, parts: readonly MessagePart[], { at }: Read): boolean {
  const { message, context, items, used, shared } = progress
  if (!shared || shared.isBegun || progress.thought || at !== progress.lastPart + 1) return false
  const kinds: (Piece & { part: MessagePart })[] = []
  let left = shared.left
  for (const part of parts.slice(at, at + 8)) {
    const [piece] = part.label === null || part.label === 'items' ? pieceOf(message, part, context) : []
    const amount = piece && isCountedPiece(message, piece) ? quantityOf(message, piece, piece.phrase) : undefined
    if (!piece || amount === undefined || amount > left || piece.phrase.types.length > 0) break
    kinds.push({ ...piece, part })
    left -= amount
  }
  if (left > 0 || kinds.length < 2 || !kinds.some(({ phrase }) => phrase.size || phrase.colors.length > 0)) return false
  for (const { part, ...piece } of kinds) {
    addShare(message, items, shared, piece, true)
    used.add(part)
    progress.lastPart = parts.indexOf(part)
  }
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
  for (const piece of details) {
    const color = progress.isPerChild ? itemOf(message, piece).color : null
    if (last && color && items.at(-1)?.color)
      items.push({ ...last, color, phrase: last.phrase.replace(last.color?.text ?? '', color.text) })
    else addDetail(message, items, progress.shared, piece, { ...context, isSecondThought: progress.thought !== null, areShares: false })
  }
  progress.thought = null
  used.add(part)
  progress.lastPart = at
}
