import { findProvince, findWards } from '../../accounts/accounts.ts'
import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import { englishKind } from './item-words.rule.ts'
import { foldedAs, type MessagePart, type MessageText, tokensOf } from './message-text.rule.ts'
import { isFullName, nameAt } from './name-at.rule.ts'
import { classifiers, eachColor, eachKind, numbers } from './read-quantity.rule.ts'
import { isStreet } from './read-street.rule.ts'

const orderVerb =
  /^(?:(?:[a-z]+ ){1,3}oi[\s,]+)?(?:(?:va|vs|cung|nho|shop|sop|oi|cho|de|danh|giu|xin|da|vang|a|ok|uh|um|roi|vay|the|thi|nha|em|e|minh|m|c|chi|toi|tui|anh|b|ban|ad|co|me|lay|dat|mua|chot|order|can|muon|xin|don|them|hang|sp|san pham|nua|giup|gium|luon|ship|gui|goi|chu|di|cau|mo|ong|lai|la|cung|di|nhe|nhen|voi|ah|con|tau|tao|o|mi|thim|bac|chau|u|bay)[\s,:!.]+)*/
const hasVerb =
  /\b(?:lay|dat|mua|chot|order|like|love|want|buy|get|can|muon|giu (?:giup|gium|cho)|de (?:em|e|minh|chi|c|co|con|chau|anh|me)|cho (?:em|e|minh|m|c|chi|shop)|xin|them)\b/
/** "Em tính mua", "muốn qua xem": not ordered yet. */
const isAdvice = /\b(?:tinh|dinh) (?:mua|lay|dat)\b|\btu van\b|\b(?:qua|ghe|den|toi)(?: shop)? (?:xem|coi|thu)\b|\bmuon (?:thu|xem|coi)\b/
/** "Mai mốt em lấy áo dài sau": of another time. */
export const isLater =
  /\b(?:mai mot|lan sau|dot sau|bua sau|hom khac|khi khac|ky sau)\b|\b(?:mua|lay|dat) .*\bsau(?: (?:nha|nhe|a|shop|chi))*$/
/** "Mình bán đồ trẻ em ở Vinh". */
const isSeller = /\b(?:em|e|minh|m|toi|tui|chi) (?:co )?(?:ban|kinh doanh) (?:do|hang|quan ao|si)\b/
/** "Đầm cổ lá sen nên lấy size mấy": asked. */
const isSizeAsked = /\bnen (?:lay|mac|chon|dat|mua) (?:(?:size|sz|co|sai) )?(?:nao|may|gi)\b/
/** "Không thì thôi lấy vậy luôn": without its marks "vậy" is a dress. */
const isResigned = /\b(?:thi|thoi|thui) (?:(?:em|e|chi|c|minh|cho) )*(?:lay|chot|mua) vay(?: (?:luon|di|nha|nhe|a|shop|chi|c|em|e))*$/
/** "Không lấy áo gile nữa". */
const isRefused = /\b(?:khong|ko|k|hong|thoi khong) (?:lay|mua|dat) /
/** "Hôm trước em mua …, nay lấy thêm …". */
export const isPast = /^(?:[a-z]+ ){0,8}?(?:hom|bua|lan|dot|tuan|thang) (?:truoc|bua|no|kia|roi) .*\b(?:mua|dat|lay)\b/
/** "Tuần trước mình có" before "mua 1 đầm". */
const justPast = /\b(?:hom|bua|lan|dot|tuan|thang) (?:truoc|bua|no|kia|roi)(?: [a-z]+){0,4}\s*$/
const isNow = /\b(?:lan nay|bua ni|bua nay|hom nay|dot nay|gio|them|nay (?:em|e|minh|m|chi|c|con)|(?:dat|lay|mua) tiep)\b/
/** What was bought before and has a fault, or goes back. */
const returned =
  /\b(?:chat|rong(?! vanh)|rach|loi|nham|(?:bi|da) hong|hong (?:roi|mat|nut|khoa|chi)|khong vua|ko vua|k vua)\b|\b(?:sang|thanh|lai) (?:size |sz )?\d|\bma (?:nhan|shop gui|shop giao|chi gui|chi giao|giao|gui) |\bdoi (?:size|sz|mau|sang|hang|lai|tra)\b|\btra (?:lai|hang)\b/
/** "Màu hồng" is no fault. */
const faults = { chat: ['chật'], rong: ['rộng'], rach: ['rách'], loi: ['lỗi'], nham: ['nhầm'], hong: ['hỏng'] }
/** The wrapping or the occasion, no goods. */
const isGift = /^(?:goi |hop |tui )?(?:qua|tang)\b|^(?:thiep|thoi noi|day thang|sinh nhat|day cu)\b/
/** What the parcel is for. */
const isOccasion = /^(?:mua )?(?:qua|tang) |^gift\b/
/** "Mình muốn mua làm quà đầy tháng: …", "I need a gift for a baby shower: …" */
const isPurpose = /^(?:[a-z]+ ){0,6}(?:(?:de )?lam qua|mua qua|mon qua|qua tang|(?:a |some )?(?:gifts?|presents?)(?: for)?)(?![a-z])[^\d]*$/

/** "Đơn em đặt hôm bữa cái chăn …" */
const isOrderedBefore =
  /\bdon(?: hang)?(?: cua)? (?:em|e|minh|m|chi|c|con)(?: da)? (?:dat|mua|chot)(?: cua shop)? (?:hom|bua|lan|luc|toi|sang|chieu|tuan) /

/** What arrived is wrong: the goods that are named are no order. */
const isComplaint =
  /\b(?:bi (?:loi|rach|bung|phai|thieu|sai)|(?:giao|gui) (?:sai|nham|thieu)|doi (?:cho |giup |lai )*(?:em|e|chi|c|minh|m)? ?(?:cai|bo|chiec|doi) khac)\b/
const isOrderToo = /\b(?:lay|chot|mua|dat)(?: (?:em|e|chi|c|minh|m|giup|gium|cho))*(?: them)? (?:\d|mot|hai|ba) |\bthem \d/

/** Whether a message is about goods that arrived, and orders none. */
export function isOnlyComplaint({ folded }: MessageText): boolean {
  return isComplaint.test(folded) && !isOrderToo.test(folded)
}

/** "Mỗi đứa một cái áo gile". */
const perChild = /^moi (?:dua|be|chau|nguoi|dua be) (?:\d|mot) (?:cai|chiec|bo|con|doi)$/

/** "Cho 2 cháu nội 2 cái áo gile": for whom, then how many. */
const forChildren = new RegExp(
  `^(?:cho )?\\d (?:be|chau|dua|con|nhoc)(?: (?:noi|ngoai|trai|gai|nho|sinh doi|em|minh))* \\d{1,2}(?: (?:${classifiers}))?$`,
)

/** "Mình là Tô Hồng Hải", "Phan Kim Trang", "mẹ Bo": words of goods within a name. */
function isPerson(message: MessageText, part: MessagePart, isSold: boolean): boolean {
  const text = message.folded.slice(part.start, part.end)
  if (/\d/.test(text) || part.label === 'items') return false
  if (/^nguoi (?:dat|gui|nhan|mua)\b/.test(text)) return true
  if (
    /^(?:em|e|minh|m|toi|tui|chi|c)(?: ten)?(?: la)? /.test(text) &&
    /^\p{L}+(?: tên| ten)?(?: là| la) (?:\p{Ll}+ )?\p{Lu}/u.test(message.text.slice(part.start, part.end))
  )
    return true
  const tokens = tokensOf(message, part)
  if (tokens.length < 2 || tokens.length > 5) return false
  const areCapital = tokens.every(({ text: word }, at) => /^\p{Lu}/u.test(word) || at === 0)
  if (!isSold && (areCapital || (isFullName(tokens) && !hasVerb.test(text)))) return true
  const name = tokens.length < 4 && areCapital ? nameAt(message, tokens, 0) : undefined
  return name?.hasTitle === true && name.end === tokens.at(-1)?.end
}

/** "Please send one floral dress". */
const englishRequest = /^(?:(?:please|can|could|you|i|we|would|like|want|need|send|ship|deliver|order|buy|get|have|us|me|to) )+/

/** Whether a part names goods that are ordered, and is not a street or a person with such a word in the name. */
export function namesGoods(message: MessageText, part: MessagePart, { types, skus, size, colors, isSold }: MessagePhrase): boolean {
  const { folded } = message
  const text = folded.slice(part.start, part.end)
  // "chung cư Times City T11" has no product's number.
  if (isPerson(message, part, isSold) && size === null) return false
  if (skus.length > 0) return part.label === 'items' || !(/^[a-z]/.test(text) && isStreet(text))
  const [type] = types
  // "Vay lay e 1 cai": "vậy", no "váy".
  if (!type || message.text.slice(part.start, part.end).toLowerCase() === 'vay') return false
  const isOnlyGiven = !/\d/.test(text.slice(0, type.start)) && types.every(({ start, end }) => isGift.test(text.slice(start, end)))
  const isBarePurpose =
    isPurpose.test(text) &&
    size === null &&
    colors.length === 0 &&
    types.every(({ start }) => /^(?:lam )?(?:qua|gift|present|baby|mon qua)/.test(text.slice(start)))
  if (isOnlyGiven || (isBarePurpose && part.label !== 'items') || (isAdvice.test(text) && !/\d/.test(text.slice(0, type.start))))
    return false
  if (
    isResigned.test(text) ||
    isRefused.test(text.slice(0, type.start)) ||
    isLater.test(text) ||
    isSeller.test(text) ||
    isOrderedBefore.test(text) ||
    isSizeAsked.test(folded.slice(part.start, part.end + 24))
  )
    return false
  const wasBought = isPast.test(text) || justPast.test(folded.slice(Math.max(0, part.start - 40), part.start))
  if (wasBought && isNow.test(folded.slice(part.end, part.end + 90))) return false
  if (/^tat ca\b/.test(text.slice(type.start)) || (returned.test(foldedAs(message, part, faults)) && part.label !== 'items')) return false
  if (/\b(?:size|sz|sai|co|loai|mau|kieu) (?:nao|gi|may)\b/.test(text) && !hasVerb.test(text)) return false
  if (part.label === 'items') return true
  // "Quầy thuốc số 2".
  if (/^(?:quay|sap|ki ?ot) /.test(text) && isStreet(text)) return false
  // "Chợ Đầm".
  if (/^chợ \p{L}+$/iu.test(message.text.slice(part.start, part.end).normalize('NFC'))) return false
  const isBare = !size && colors.length === 0
  if (!isSold && !/^\d\s/.test(text) && isStreet(text)) return false
  if (isBare && (findProvince(text) || isOccasion.test(text) || (!isSold && !hasVerb.test(text)))) return false
  if (isBare && /^(?:quan|q)\s/.test(text) && findWards(text).wards.length > 0) return false
  const lead = orderVerb.exec(text)?.[0] ?? ''
  // "1 indigo dress": the colour stands before the kind in English.
  const color = colors.find(({ start, end }) => start >= lead.length && end <= type.start)
  const before = (text.slice(lead.length, color?.start ?? type.start) + text.slice(color?.end ?? type.start, type.start))
    .replace(/\s+/g, ' ')
    .trim()
  const counted =
    new RegExp(`^(?:\\d{1,2}|${Object.keys(numbers).join('|')})\\s*x?(?:\\s+(?:${classifiers}|ba|3|be(?=$)))*$`).test(before) ||
    perChild.test(before) ||
    forChildren.test(before)
  const described = before.replace(englishRequest, '')
  const isDescribed =
    englishKind.test(text.slice(type.start)) &&
    /^(?:(?:and|plus) )?(?:(?:\d{1,2}|one|two|three|four|an?)(?:\s|$))?(?:[a-z-]+\s?){0,5}$/.test(described)
  if (isDescribed && (size || colors.length > 0 || /^(?:(?:and|plus) )?(?:\d|one|two|three|four|an?\s)/.test(described))) return true
  const isFirst = before === '' || new RegExp(`^(?:(?:${classifiers}|ba)\\s?)+$`).test(before)
  if (counted || (/^(?:mua |gui )?(?:tang|bieu) (?:[a-z]+ ){1,9}\d/.test(text) && /\d(?: [a-z]+)?$/.test(before))) return true
  if (isBare && isStreet(text)) return false
  if (
    hasVerb.test(text.slice(0, type.start)) ||
    size ||
    /\b(?:x\s?\d{1,2}|sl\s?:?\s?\d{1,2})\b/.test(text) ||
    eachColor.test(text) ||
    eachKind.test(text)
  )
    return (
      !/^\d+\S*\s/.test(before) ||
      /\d ?(?:m|y|t|th)\b.* (?:voi|va|vs) (?:(?:\d|mot|hai|ba) )?(?:cai |chiec |con |doi )?$/.test(`${before} `)
    )
  return isFirst && (colors.length > 0 || text.split(/\s+/).length <= 8)
}
