import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { addShare, isCountedPiece, isDetail } from './item-details.rule.ts'
import { pieceOf } from './item-pieces.rule.ts'
import type { Progress, Read } from './items-progress.ts'
import type { MessagePart } from './message-text.rule.ts'
import { itemOf, type Piece } from './read-item.rule.ts'
import { quantityOf } from './read-quantity.rule.ts'
import { isStreet } from './read-street.rule.ts'

/** "2Y, 4Y mỗi size 1 cái" */
const eachSize = /\s?\bmoi (?:size|sz) (?:1|mot)(?: (?:cai|bo|chiec|con|nhe|nha|a|shop))*$/
const bareSize = /^(?:(?:size|sz|va|voi|cai|1|mot) )*\d{1,2}(?:-\d{1,2})? ?[my]$/i

/** "2 cái (2Y, 4Y)": one of each size, if there are as many sizes as units; else which unit has which size is not said. */
export function addListedSizes(
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

const sibling = '(?:be|dua|con|chau)(?: (?:trai|gai|lon|nho|em|anh|chi|ut))*|chi|anh|em'
/** "Bé trai 7 tuổi lấy 7Y", "em 3Y". */
const forSibling = new RegExp(
  `^(?:(?:va|con|roi) )?(?:cho )?(?:${sibling})(?: \\d{1,2} (?:tuoi|thang))?(?: (?:cao|nang) \\S+)*(?: (?:thi|lay|mac|size|sz))* \\d{1,2}(?:-\\d{1,2})? ?[my](?: (?:nha|nhe|a|luon|shop|chi|c|em|e))*$`,
)
const ofSibling = new RegExp(`\\b(?:${sibling})\\b[^\\n]*\\d`)

/** "Áo dài, bé gái lấy 4Y, bé trai lấy 7Y": one more of the item before, for another child. */
export function addForSibling(
  { message, items, used, lastPart }: Progress,
  parts: readonly MessagePart[],
  { part, at, range, phrase, text }: Read,
): boolean {
  const last = items.at(-1)
  const before = parts[at - 1]
  if (!last?.size || last.quantity > 1 || !before || at !== lastPart + 1 || phrase.types.length > 0 || !forSibling.test(text)) return false
  if (!ofSibling.test(message.folded.slice(before.start, before.end))) return false
  const { size } = itemOf(message, { ...range, phrase })
  if (!size || size.text.toLowerCase() === last.size.text.toLowerCase()) return false
  items.push({ ...last, size, start: part.start, end: part.end })
  used.add(part)
  return true
}

/** "2 áo liền quần: 1 chấm nổi 3-6M, 1 kẻ sọc 3-6M": of which kind each is, where the amounts make up what was said. */
export function addKinds(progress: Progress, parts: readonly MessagePart[], { at }: Read): boolean {
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

/** "3 áo liền quần size 6-9M gồm: kẻ ô, chấm nổi, kẻ sọc": as many kinds as units, each without an amount. */
export function addListedKinds(progress: Progress, parts: readonly MessagePart[], { part, at }: Read): boolean {
  const { message, context, items, used, lastPart } = progress
  const last = items.at(-1)
  const isListed = last && /(?:\bgom|\bla|[:(])[\s:(]*$/.test(message.folded.slice(Math.max(0, part.start - 8), part.start))
  if (!last || last.quantity < 2 || !isListed || progress.thought || at !== lastPart + 1) return false
  const kinds = parts.slice(at, at + last.quantity).flatMap((each) => {
    const [piece] = each.label === null || each.label === 'items' ? pieceOf(message, each, context) : []
    const isKind = piece && piece.phrase.types.length === 0 && quantityOf(message, piece, piece.phrase) === undefined
    return isKind && !isStreet(message.text.slice(each.start, each.end)) ? [itemOf(message, piece)] : []
  })
  if (kinds.length !== last.quantity || !kinds.every(({ phrase, size }) => phrase !== '' || size)) return false
  items.pop()
  for (const { start, end, phrase, size, color } of kinds)
    items.push({ ...last, start, end, quantity: 1, size: size ?? last.size, color, phrase: `${last.phrase} ${phrase}`.trim() })
  for (const each of parts.slice(at, at + last.quantity)) used.add(each)
  progress.lastPart = at + last.quantity - 1
  return true
}

const whichChild =
  /^(?:cho )?(?:thang|con|dua|be|chau|nhoc|anh|chi|em|co)(?: (?:cu|be|trai|gai|lon|nho|anh|chi|em|ut|dau|hai|thi|mac|lay))*[\s:-]+(?=\d|size |sz |mau |cai mau |lay )/

/** "2 cái áo gile, thằng anh 5Y màu chàm, con em 3Y màu nghệ": one for each, where there are as many as units. */
export function addPerChild(progress: Progress, parts: readonly MessagePart[], { part, at }: Read): boolean {
  const { message, context, items, used, shared, lastPart } = progress
  const last = items.at(-1)
  if (!last || !shared || shared.isBegun || progress.thought || at !== lastPart + 1) return false
  const own = parts.slice(at, at + shared.left).flatMap((each) => {
    const lead = whichChild.exec(message.folded.slice(each.start, each.end))?.[0].length
    const [piece] = lead === undefined ? [] : pieceOf(message, { start: each.start + lead, end: each.end }, context)
    return piece && isDetail(message, piece) ? [itemOf(message, piece)] : []
  })
  if (own.length !== shared.left || own.length < 2) return false
  items.pop()
  for (const { start, end, size, color } of own)
    items.push({ ...last, start, end, quantity: 1, size: size ?? last.size, color: color ?? last.color })
  for (const each of parts.slice(at, at + own.length)) used.add(each)
  used.add(part)
  progress.lastPart = at + own.length - 1
  return true
}
