import { parsePhone } from '../../../../contract/phone-number.ts'
import type { MessageText, Range } from './message-text.rule.ts'

export type PhoneRole = 'recipient' | 'sender' | null
/** `phone`: in E.164; null for digits that look like a phone and are none. */
export type ReadPhone = Range & { phone: string | null; role: PhoneRole; isDoubtful: boolean }

const beginning = /(?<!\d)(?<!\d[.,])(?:\+\s?84|84|0|(?<![\p{L}])[oO](?=[\d .]))/gu
/** Between the digits of one phone. */
const isGap = (unit: string) => /[ .\-()\u00a0]/.test(unit)
const maxDigits = 12

const senderWords =
  /(?:nguoi (?:gui|dat|mua)|(?:co gi|can gi|thi|cu) (?:goi|alo|nhan|lien he)(?: cho)? (?:em|e|minh|m|toi|tui)(?![a-z])|(?:so|sdt|dt|zalo|lien he|lh)(?: cua)? (?:(?:em|e|minh|m|toi|tui|tau|tao)(?![a-z])|(?:chi|c|anh|a|con|co|di|o|bac|chu|cau|mo|thim|ba|ong|me|ma)(?=[\s:.]*$))|(?:em|e|minh|m|toi|tui|chi|c) (?:ten|la)(?: la)? [a-z])/g
const recipientWords =
  /(?:(?:nguoi|ng) nhan|nhan hang|nhan (?:giup|gium|dum|ho|thay)(?![a-z])|(?:gui|goi|giao|ship|tang)(?: hang)? (?:cho|toi|den|ve|tang|qua|ban|chi|anh|co|me|ba)(?![a-z])|tang(?: cho)? (?:ban|chi|em|co)|(?:sdt|so|dt)(?: nguoi)? nhan|nhan ?:)/g

/** "0905… hoặc 0234…": of the same person. */
const isJoined = /^\s*(?:hoac|hay|or|\/)\s*(?:so )?$/

const digits = 'khong mot hai ba bon nam sau bay tam chin'.split(' ')
const moreDigits: Readonly<Record<string, number>> = { tu: 4, lam: 5 }
const spoken = new RegExp(`(?<![a-z])khong(?:[ ,.]+(?:${[...digits, 'tu', 'lam'].join('|')})){9}(?![a-z])`, 'g')

/** "Không chín tám ba, …": digits as they are spoken; doubtful, since a voice is misheard. */
function spokenPhones({ folded }: MessageText): (Range & { phone: string })[] {
  return [...folded.matchAll(spoken)].flatMap(({ 0: words, index }) => {
    const read = words.split(/[ ,.]+/).map((word) => moreDigits[word] ?? digits.indexOf(word))
    const phone = parsePhone(read.join(''))
    return phone ? [{ start: index, end: index + words.length, phone }] : []
  })
}

/** Phones in their order, with the person that the words before them name. */
export function readPhones(message: MessageText): ReadPhone[] {
  const written = writtenPhones(message)
  const added = spokenPhones(message).map((each) => ({ ...each, role: roleOf(message, { start: 0, end: each.start }), isDoubtful: true }))
  return added.length === 0 ? written : [...written, ...added].toSorted((a, b) => a.start - b.start)
}

function writtenPhones(message: MessageText): ReadPhone[] {
  const { text } = message
  const phones: ReadPhone[] = []
  let from = 0
  for (const { 0: begun, index } of text.matchAll(beginning)) {
    if (index < from) continue
    const read = readDigits(text, index, begun)
    if (!read) continue
    const before = phones.at(-1)
    const isSame = before && isJoined.test(message.folded.slice(before.end, index))
    const role = isSame ? before.role : roleOf(message, { start: from, end: index })
    phones.push({ ...read, role, isDoubtful: /^o/i.test(begun) })
    from = read.end
  }
  return phones
}

function readDigits(text: string, start: number, begun: string): { start: number; end: number; phone: string | null } | undefined {
  const ends: number[] = []
  let digits = begun.replace(/o/i, '0')
  let gaps = 0
  let at = start + begun.length
  for (; at < text.length && ends.length < maxDigits; at++) {
    const unit = text[at] ?? ''
    if (/\d/.test(unit)) {
      digits += unit
      ends.push(at + 1)
      gaps = 0
    } else if (isGap(unit) && gaps < 3) gaps++
    else break
  }
  const head = digits.length - ends.length
  // Ten digits first: what follows may be a house number.
  for (const length of [9, 10]) {
    const end = ends[length - 1]
    if (end === undefined || /[\d]/.test(text[end] ?? '') || /^[\p{L}]/u.test(text[end] ?? '')) continue
    const phone = parsePhone(digits.slice(0, head + length))
    if (phone) return { start, end, phone }
  }
  const solid = /^\d+/.exec(text.slice(start, start + maxDigits + 2))?.[0] ?? ''
  const end = ends.at(-1) ?? start
  if (solid.length >= 9 && solid.length <= 12 && solid.startsWith('0')) return { start, end: start + solid.length, phone: null }
  const isGrouped = /^0\d{2,3}[ .-]\d{2,4}[ .-]\d{2,4}(?:[ .-]\d{1,3})?(?![\d])/.exec(text.slice(start, start + 20))
  return isGrouped && end > start ? { start, end: start + isGrouped[0].length, phone: null } : undefined
}

/** The last of the words before a phone that say whose it is. */
function roleOf({ folded }: MessageText, { start, end }: Range): PhoneRole {
  const before = folded.slice(Math.max(start, end - 160), end)
  const last = (words: RegExp) => [...before.matchAll(words)].at(-1)?.index ?? -1
  const [sender, recipient] = [last(senderWords), last(recipientWords)]
  if (sender < 0 && recipient < 0) return null
  return recipient > sender ? 'recipient' : 'sender'
}

const isLandline = ({ phone }: ReadPhone) => phone?.startsWith('+842') ?? false

export type ChosenPhone = { phone: ReadPhone | null; others: ReadPhone[]; isUnsure: boolean }

/** The recipient's phone: of several that nothing tells apart, the first, marked. */
export function choosePhone({ folded }: MessageText, phones: readonly ReadPhone[], hasSender: boolean): ChosenPhone {
  const valid = phones
    .filter(({ phone }) => phone !== null)
    .filter(({ phone }, at, all) => all.findIndex((each) => each.phone === phone) === at)
  const malformed = phones.find(({ phone }) => phone === null)
  const [first] = valid
  if (!first) return { phone: malformed ?? null, others: [], isUnsure: malformed !== undefined }
  const recipients = valid.filter(({ role }) => role === 'recipient')
  const chosen = recipients[0] ?? valid.find(({ role }) => role !== 'sender') ?? first
  const isAlternative = (each: ReadPhone) =>
    each.start >= chosen.end &&
    /^[\s/,;()\-–|]*(?:(?:hoac|hay|or|va|so|sdt|dt|so phu|phu|so 2|sdt2|2)[\s:.]*)*$/.test(folded.slice(chosen.end, each.start))
  const rest = valid.filter((each) => each !== chosen)
  const isToldApart = rest.every((each) => (chosen.role === 'recipient' && each.role === 'sender') || isAlternative(each))
  const isOfSender = chosen.role === 'sender' && hasSender
  // The courier calls and writes to a mobile phone, where the same person names both.
  const mobile = isLandline(chosen) ? rest.find((each) => !isLandline(each) && isAlternative(each)) : undefined
  const phone = mobile ?? chosen
  const others = valid.filter((each) => each !== phone)
  return { phone, others, isUnsure: chosen.isDoubtful || isOfSender || !isToldApart || malformed !== undefined }
}
