import { formatPhone, parsePhone } from '../../../../../contract/phone-number.ts'
import { stripDiacritics } from '../../../../../contract/strip-diacritics.ts'
import { isItemRequest, parseRequestedItems, type RequestedItem } from './parse-requested-items.rule.ts'
import { isOldDistrict, isStreet, parseWard, splitAtWard } from './parse-ward.rule.ts'
import { type ProvinceName, provinceAtEnd, provinceNames } from './province-names.rule.ts'

/**
 * What a customer's message contains, as far as it can be recognised. Empty strings are unknown; ward and province
 * still have to be looked up.
 */
export type ParsedChat = {
  fullName: string
  phone: string
  street: string
  /** With its official prefix, or a bare name. */
  ward: string
  /** An official name, or empty. */
  province: string
  note: string
  payment: 'cod' | 'bank' | 'momo' | null
  requestedItems: RequestedItem[]
  /** The message names a district, so its ward may be one from before July 2025. */
  isOldAddress: boolean
}

type ChatSegment = { text: string; label: 'name' | 'address' | 'note' | null }

const phones = /(?:\+?84|0)(?:[\s.-]?\d){9}(?!\d)/
const labels: readonly [RegExp, ChatSegment['label']][] = [
  [/^(?:ten|ho ten|ho va ten|ten nguoi nhan|nguoi nhan|ten kh|kh|name)\s*[:：]\s*/, 'name'],
  [/^(?:dia chi|dc|d\/c|dia chi nhan|dia chi giao|address)\s*[:：]\s*/, 'address'],
  [/^(?:ghi chu|note|luu y|dan)\s*[:：]\s*/, 'note'],
  [/^(?:sdt|so dien thoai|dt|dien thoai|phone|tel|lh|so dt|mua|san pham|sp|lay hang|don|hang)\s*[:：]\s*/, null],
]
const greeting =
  /^(?:(?:shop|shop oi|alo|chao shop|hi shop|em oi|chi oi|ad oi|ad)\s+)?(?:(?:cho|gui|ship|giao)\s+(?:cho|ve|toi|den|em|minh|chi|hang)?\s*)/
const honorifics = 'chi|anh|co|chu|bac|ba|ong|di|ban|me|c|a|em|ms|mr|mrs'
const payments: readonly [RegExp, 'cod' | 'bank' | 'momo'][] = [
  [/momo/, 'momo'],
  [/\bcod\b|thu ho|tien mat|nhan hang (?:tra|thanh toan)|khi nhan hang/, 'cod'],
  [/\bck\b|chuyen khoan|\bbank\b|\bstk\b/, 'bank'],
]
const remarks = /^(?:nho |giao (?:gio|buoi|sau|truoc|trong|vao|nhanh|som)|goi truoc|goi qua|ghi thiep|kem thiep|lam qua|tang be|hang de vo)/

/** Parses a message as customers write it in a chat. Pure: `provinces` are the official names. */
export function parseChat(message: string, provinces: readonly string[]): ParsedChat {
  const names = provinceNames(provinces)
  const parsed: ParsedChat = {
    fullName: '',
    phone: '',
    street: '',
    ward: '',
    province: '',
    note: '',
    payment: null,
    requestedItems: [],
    isOldAddress: false,
  }
  const streets: string[] = []
  const notes: string[] = []
  const bare: { text: string; index: number }[] = []
  const segments = segmentsOf(message)
  const provinceIndex = segments.findLastIndex(
    ({ text, label }) => label !== 'name' && !isItemRequest(text) && endsWithProvince(text, names),
  )

  for (const [index, segment] of segments.entries()) {
    const text = takePhone(segment.text, parsed)
    if (text === '') continue
    if (segment.label === 'name') parsed.fullName ||= cleanName(text)
    else if (segment.label === 'note') notes.push(text)
    else if (isRemark(text)) notes.push(text)
    else if (takePayment(text, parsed)) continue
    else if (segment.label !== 'address' && isItemRequest(text)) parsed.requestedItems.push(...parseRequestedItems(text))
    else {
      const left = index === provinceIndex ? takeProvince(text, names, parsed) : text
      for (const part of splitAtWard(left)) placePart(part.trim(), segment.label === 'address', index)
    }
  }

  function placePart(part: string, isAddress: boolean, index: number): void {
    if (part === '') return
    const ward = parseWard(part)
    if (ward && !parsed.ward) parsed.ward = ward
    else if (isOldDistrict(part)) parsed.isOldAddress = true
    else if (isStreet(part) || isAddress) streets.push(part)
    else bare.push({ text: part, index })
  }

  assignNameAndWard(parsed, bare, streets, provinceIndex)
  return { ...parsed, street: streets.join(', '), note: notes.join('. ') }
}

/** Unlabelled text is a name if it follows a form of address or starts the message; before the province it is a ward. */
function assignNameAndWard(parsed: ParsedChat, bare: { text: string; index: number }[], streets: string[], provinceIndex: number): void {
  const left = [...bare]
  const take = (fits: (segment: { text: string; index: number }) => boolean): string | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]?.text
  }
  if (parsed.fullName === '') {
    const addressed = new RegExp(`^(?:${honorifics})\\s+\\p{L}`, 'u')
    const found =
      take(({ text }) => addressed.test(stripDiacritics(text)) && isName(text)) ?? take(({ text, index }) => index <= 1 && isName(text))
    parsed.fullName = cleanName(found ?? '')
  }
  if (parsed.ward === '' && provinceIndex >= 0) {
    const last = left.findLastIndex(({ index }) => index <= provinceIndex)
    const streetIsThere = streets.length > 0
    if (last >= 0 && streetIsThere) parsed.ward = left.splice(last, 1)[0]?.text ?? ''
  }
  if (parsed.fullName === '') parsed.fullName = cleanName(take(({ text }) => isName(text)) ?? '')
  if (streets.length === 0) streets.push(...left.filter(({ text }) => /\d/.test(text)).map(({ text }) => text))
}

function segmentsOf(message: string): ChatSegment[] {
  return message
    .normalize('NFC')
    .split(/[\n,;|]+|\s[-–—]+\s|\.\s+(?=(?:sđt|sdt|đc|địa chỉ|tên|ship|ck|lấy)\b)/iu)
    .map((part) => part.trim().replace(/^[-–•*.]+\s*/, ''))
    .filter((part) => part !== '')
    .map(withoutLabel)
}

function withoutLabel(part: string): ChatSegment {
  const folded = stripDiacritics(part)
  for (const [expression, label] of labels) {
    const found = expression.exec(folded)
    if (found) return { text: part.slice(found[0].length).trim(), label }
  }
  return { text: part, label: null }
}

/** Stores the phone number of a segment and returns the rest of the segment. */
function takePhone(text: string, parsed: ParsedChat): string {
  const found = phones.exec(text)
  const phone = found && parsePhone(found[0])
  if (!found || !phone) return text.trim()
  parsed.phone ||= formatPhone(phone)
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replace(/\(\s*\)/g, ' ')
    .replace(/(?:sđt|sdt|đt|dt|số)\s*[:：]?\s*$/iu, '')
    .replace(/[\s.:：-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns true if the segment contains nothing but the payment method. */
function takePayment(text: string, parsed: ParsedChat): boolean {
  const folded = stripDiacritics(text)
  const found = payments.find(([expression]) => expression.test(folded))
  if (!found || isItemRequest(text)) {
    if (found) parsed.payment ??= found[1]
    return false
  }
  parsed.payment ??= found[1]
  return true
}

function takeProvince(text: string, names: readonly ProvinceName[], parsed: ParsedChat): string {
  const found = provinceAtEnd(text, names)
  parsed.province = found?.official ?? ''
  return found?.before ?? text
}

/** A person may be named like a province: "chị Huế", "cô Hà Giang". */
function endsWithProvince(text: string, names: readonly ProvinceName[]): boolean {
  const found = provinceAtEnd(text, names)
  return found !== null && !new RegExp(`^(?:${honorifics})$`).test(stripDiacritics(found.before))
}

function isRemark(text: string): boolean {
  return remarks.test(stripDiacritics(text))
}

function isName(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return words.length <= 6 && /^[\p{L}\s.'’]+$/u.test(text)
}

/** Removes a leading "gửi cho" and capitalises every word, for the label of the parcel. */
function cleanName(text: string): string {
  const begun = greeting.exec(stripDiacritics(text))
  return text
    .slice(begun?.[0].length ?? 0)
    .trim()
    .replace(/\s+(?:nhé|nha|ạ|ơi)$/iu, '')
    .replace(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
