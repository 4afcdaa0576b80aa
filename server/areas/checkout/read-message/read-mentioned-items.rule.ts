import { addDetail } from './item-details.rule.ts'
import { pieceOf } from './item-pieces.rule.ts'
import type { Progress, Read } from './items-progress.ts'
import { foldedAs } from './message-text.rule.ts'
import { isLater, isPast } from './names-goods.rule.ts'
import { itemOf } from './read-item.rule.ts'
import { quantityOf } from './read-quantity.rule.ts'

/** "… còn không? Nếu còn cho em 1 cái", "ib giá … với": asked for, then ordered. */
const askedWords = { hong: ['hông', 'hổng', 'hong'], khon: ['khôn'], co: ['có'], con: ['còn'] }
const isAsked =
  /\b(?:con|co)\b.*\b(?:khong|ko|k|hong|khon|hok|hem)\b|\b(?:ib|inbox|xin|bao|hoi)(?: [a-z]{1,4})? gia\b|\bgia (?:sao|bao nhieu|bn|nhieu|nhu nao|the nao)\b|\bbao nhieu\b|\b(?:hom qua|hom truoc|hom no|bua|hoi (?:nay|sang|trua|chieu|toi)|(?:sang|trua|chieu) nay|toi qua|luc nay|lan truoc)\b.*\b(?:hoi|xem|coi|nhan) |\b(?:thay|xem)(?: shop)? (?:quang cao|dang|chay|post|video|clip|bai)\b|\bthay .*\btren (?:web|trang|page|fb|facebook|tiktok|ig|instagram|shopee|mang)\b|\bthay (?:cai|con|bo|chiec|mau) |\b(?:thay|khen) .*\b(?:qua|ghe|lam|xinh|dep|co (?:hai|ba|\d) mau)\b|\b(?:tinh|dinh) (?:lay|mua|dat) |\b(?:size|sz|sai|loai|mau|kieu) (?:may|nao|gi)\b|\b(?:cung|xinh|dep|de thuong|yeu|iu)(?: (?:xiu|qua|ghe|lam|the|vay|luon|a|shop|chi|c))+$/
/** "Bữa trước mua đầm chấm nổi …, nay lấy thêm 1 cái". */
const isThenOrdered =
  /\bthi (?:(?:cho|de|em|e|minh|m|chi|c|con|shop) )*(?:lay|chot|dat|mua|gui|ship)\b|\b(?:lay|mua|dat)(?: (?:em|e|chi|c|minh|cho|giup))* (?:them (?:\d|mot|hai|ba) (?:cai|bo|con|chiec|doi)|moi mau)\b|^(?:neu )?(?:con|co|duoc|dc)(?: hang| thi| roi)*(?: [a-z0-9-]+){0,4} (?:cho|lay|gui|goi|de|ship|chot|dat|giu)\b|^(?:(?:shop|sop|ad|v|vay|z|the|thoi|muon|can|thi|ok|oke|da|vang|uh|um|roi|a|duoc|dc|em|e|chi|c|minh|m|con|nay|gio) )*(?:lay|chot|dat|mua|cho|gui|ship|de)(?: (?:may|em|e|chi|c|minh|m|t|tui|toi|anh|con|luon|lien|ngay|giup|gium))* (?:(?:\d|mot|hai|ba) (?:cai|chiec|bo|con|doi)|(?:size|sz|mau) )/
/** "Em thích màu lá sả": of the goods that were asked for. */
const isPreferred = /\b(?:thich|ung|chon|me) (?:cai |con |bo )?(?:mau|size|sz)\b/
/** "Shop để em": what is ordered follows. */
const endsWithVerb = /\b(?:cho|de|lay|giu)(?: (?:em|e|minh|m|chi|c|con|shop))*\s*$/
/** "Bộ khăn xô có thấm tốt không". */
const isQuality = /\s(?:co|duoc) (?!mau|size|sz)(?:[a-z]+ ){1,4}(?:khong|ko|k|hong)(?![a-z])/

/** Goods that are asked for, praised or were bought before: an order may follow. */
export function rememberMentioned(progress: Progress, { part, at, range, phrase, text }: Read): boolean {
  const { asked, message, context } = progress
  if (
    asked &&
    at === asked.at + 1 &&
    phrase.types.length === 0 &&
    ((phrase.size && /\b(?:con|vua|neu)\b/.test(text)) || isPreferred.test(text))
  ) {
    asked.at = at
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

/** "… Còn thì lấy 1 cái": what was asked for is ordered. */
export function addMentioned(progress: Progress, { part, at, range, phrase, text }: Read): boolean {
  const { message, context, items, asked, used } = progress
  const isCounted =
    /^(?:\d{1,2}|mot|hai|ba) (?:cai|chiec|bo|con|doi)\b/.test(text) &&
    endsWithVerb.test(message.folded.slice(Math.max(0, part.start - 24), part.start))
  if (!asked || at > asked.at + 2 || !(isThenOrdered.test(text) || isCounted)) return false
  items.push(itemOf(message, asked.piece))
  for (const piece of [...(asked.detail ? [asked.detail] : []), { ...range, phrase }])
    if (piece.phrase.size || piece.phrase.colors.length > 0 || quantityOf(message, piece, piece.phrase))
      addDetail(message, items, null, piece, { ...context, isSecondThought: asked.isDropped, areShares: false })
  used.add(asked.part).add(part)
  progress.lastPart = at
  progress.asked = null
  return true
}
