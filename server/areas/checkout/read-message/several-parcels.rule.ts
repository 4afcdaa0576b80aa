import { findProvince } from '../../accounts/accounts.ts'
import type { MessageText, Range } from './message-text.rule.ts'
import type { ReadPhone } from './read-phones.rule.ts'

const numbered = (number: string) =>
  new RegExp(
    `(?<![a-z0-9])(?:(don|kien|goi|noi|dia chi|dc|phan|nguoi|bill)(?: hang)?(?: so| thu)? |(?<=(?:^|\\n)[ \\t]*|\\())(?:${number})(?=[\\s:.)-]+[^\\s])`,
    'g',
  )
const [first, second] = [numbered('1|mot|nhat'), numbered('2|hai')]
const sendVerb =
  /(?<!\b(?:nguoi|ben|dia chi|dc|ten|don|phi) )(?<![a-z])(?:gui|goi|giao|ship)(?![a-z])(?! (?:tu|hang tu|giup|gium|ho|nhanh|som|gio|truoc|sau)\b)/g

/** A new sentence, or a number of goods. */
const beforeGoods =
  /[.;\n](?=\s)|(?<!\b(?:con|va|voi|roi)),?\s(?=(?:(?:con|va|voi|roi) )?(?:\d|mot|hai) (?:ao|dam|vay|mu|non|yem|quan|khan|chan|tui|giay|tho|bo|set|cai|con|doi|chiec) )/g

/**
 * "Đơn 1: … gửi chị Nga … Đơn 2: … gửi chị Hà …": a message with two recipients, each with a phone and an address. Where the second parcel
 * begins, up to the end, first: what is said of it is not mixed with the first.
 */
export function laterParcels(message: MessageText, phones: readonly ReadPhone[]): Range[] {
  const valid = phones.filter(({ phone, role }) => phone !== null && role !== 'sender')
  if (new Set(valid.map(({ phone }) => phone)).size < 2) return []
  const numbers = numberedParcels(message, valid)
  if (numbers) return numbers
  const start = startOfSecondVerb(message, valid)
  return start === undefined ? [] : [{ start, end: message.text.length }]
}

/** The later ones, and the number of the first. */
function numberedParcels({ folded }: MessageText, phones: readonly ReadPhone[]): Range[] | undefined {
  for (const begun of folded.matchAll(second)) {
    const [, kind] = begun
    const before = [...folded.slice(0, begun.index).matchAll(first)].findLast(([, each]) => each === kind)
    const isEach = (from: number, to: number) => phones.some(({ start }) => start > from && start < to)
    if (before && isEach(before.index, begun.index) && isEach(begun.index, folded.length))
      return [
        { start: begun.index, end: folded.length },
        { start: before.index, end: before.index + before[0].length },
      ]
  }
  return undefined
}

function startOfSecondVerb(message: MessageText, phones: readonly ReadPhone[]): number | undefined {
  const { folded } = message
  const verbs = [...folded.matchAll(sendVerb)].map(({ index }) => index)
  const whole = verbs.flatMap((start, at) => {
    const range = { start, end: verbs[at + 1] ?? folded.length }
    const phone = phones.find((each) => each.start > range.start && each.start < range.end)
    return phone && hasAddress(message, range) ? [{ start, phone }] : []
  })
  const [one, other] = whole
  if (!one || !other || one.phone.phone === other.phone.phone) return undefined
  // "…, Hà Nội. Còn 1 đầm 4Y gửi chị Hà": the goods come before the verb.
  const between = folded.slice(one.phone.end, other.start)
  const sentence = [...between.matchAll(beforeGoods)].at(-1)
  return sentence ? one.phone.end + sentence.index + 1 : other.start
}

function hasAddress({ text, folded }: MessageText, { start, end }: Range): boolean {
  const own = folded.slice(start, end)
  if (/(?:^|[\s,])(?:phuong|xa|p\.|thi tran|thon|ap|xom) ?[a-z]/.test(own)) return true
  return text
    .slice(start, end)
    .split(/[,.\n;]/)
    .some((clause) => findProvince(clause.trim()) !== undefined)
}
