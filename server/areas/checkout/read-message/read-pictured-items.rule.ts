import { severalOf } from './item-details.rule.ts'
import type { Progress, Read } from './items-progress.ts'
import { foldedAs } from './message-text.rule.ts'
import { itemOf } from './read-item.rule.ts'

const picture =
  /(?:\b(?:nhu|theo|giong|trong|tren|o|cua)(?: trong| tren| o| cai| con| bo| mau)* |\b(?:mau|cai|bo|con|chiec) (?:trong |tren |o )?)(?:tam )?(?:hinh|anh|screenshot)\b/
/** "Cái váy trong hình": of any name. */
const picturedKind =
  /\b(?:cai|bo|con|chiec) (?:vay|dam|ao|mu|non|quan|yem|giay|khan|chan) (?:nhu|trong|tren|o) (?:tam )?(?:hinh|anh|screenshot)\b/
/** "Anh" is a brother, "ảnh" a picture: without its mark it is not read. */
const meant = { hinh: ['hình'], anh: ['ảnh'] }
const isOrdered = /\b(?:lay|dat|mua|chot|order|cho (?:em|e|minh|m|chi|c|con|co)|de (?:em|e|minh|chi|c)|\d{1,2} (?:cai|bo|con|chiec|mau))\b/

/** "Lấy như hình, size 3Y": goods that only the picture beside the message shows. They stay open. */
export function addPictured(progress: Progress, { part, at, range, phrase, text }: Read): boolean {
  const { message, items, used } = progress
  const isMarked = message.text.toLowerCase() !== message.folded
  const written = foldedAs(message, part, meant)
  const found = picture.exec(written)
  if (!found || (phrase.types.length > 0 && !picturedKind.test(written)) || phrase.skus.length > 0 || progress.thought) return false
  if ((!isMarked && found[0].endsWith('anh')) || !isOrdered.test(text)) return false
  const item = itemOf(message, { ...range, phrase })
  // "Mẫu 2 trong ảnh": which of them, no amount.
  const quantity = /\b(?:mau|hinh|anh) (?:so |thu )?\d{1,2}(?!\d| (?:cai|bo|con|chiec|doi|mau)\b)/.test(text) ? 1 : item.quantity
  items.push({ ...item, quantity, phrase: '', isPictured: true })
  progress.shared = severalOf(items)
  used.add(part)
  progress.lastPart = at
  return true
}
