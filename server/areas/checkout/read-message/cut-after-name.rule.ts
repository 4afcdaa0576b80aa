import { findProvince, findWards } from '../../accounts/accounts.ts'
import { type MessagePart, type MessageText, type Range, type Token, tokensOf } from './message-text.rule.ts'
import { isFullName, nameAt } from './name-at.rule.ts'

export function endsWithProvince(before: string): boolean {
  const words = before.trim().split(/\s+/)
  return [1, 2, 3].some((count) => findProvince(words.slice(-count).join(' ')) !== undefined)
}

/** "… Nghệ An (anh Hằng) 0359…", "0824… (Lâm Quỳnh Hằng)": the recipient in brackets. */
export function namesInBrackets(message: MessageText): Range[] {
  return [...message.text.matchAll(/\(([^()\d\n]{3,40})\)/g)].flatMap(({ 0: whole, index }) => {
    const range = { start: index, end: index + whole.length }
    const tokens = tokensOf(message, range)
    const name = tokens.length < 6 ? nameAt(message, tokens, 0) : undefined
    const isWhole = name !== undefined && name.end === tokens.at(-1)?.end
    const areCapital = tokens.length > 1 && tokens.every(({ text }) => /^\p{Lu}\p{L}+$/u.test(text))
    const isPerson = name?.hasTitle || isFullName(tokens) || (areCapital && findWards(whole.slice(1, -1)).wards.length === 0)
    return isWhole && isPerson && !findProvince(whole.slice(1, -1)) ? [range] : []
  })
}

/** "thôn Trung Hà xã Hải Lăng Quảng Trị Phan Văn Đức": where the province ends and a full name follows. */
function beforeLastName(message: MessageText, part: Range, tokens: readonly Token[]): number | undefined {
  for (const count of [2, 3, 4]) {
    const tail = tokens.slice(-count)
    const [first] = tail
    if (!first || tokens.length <= count || !isRecipient(message, tail)) continue
    const before = message.text.slice(part.start, first.start)
    if (/\s$/.test(before) && endsWithProvince(before) && !findProvince(message.text.slice(first.start, part.end))) return first.start - 1
  }
  return undefined
}

/** A full name with its capitals, or "mẹ Gấu", "bác Ngọc Ngân". */
function isRecipient(message: MessageText, tokens: readonly Token[]): boolean {
  if (isFullName(tokens) && tokens.every(({ text }) => /^\p{Lu}\p{L}+$/u.test(text))) return true
  const name = nameAt(message, tokens, 0)
  return name?.hasTitle === true && name.end === tokens.at(-1)?.end && /^\p{Lu}/u.test(tokens.at(-1)?.text ?? '')
}

const addressWord =
  /^(?:thôn|xóm|ấp|bản|buôn|khóm|khu|chung|tổ|đội|hẻm|kiệt|ngõ|ngách|đường|phường|xã|thị|căn|toà|tòa|số|tiệm|quán|mầm|sạp|quầy|lễ)$/
const plainAddressWord = /^(?:thon|xom|khom|khu|chung|hem|kiet|ngach)$/

/** "Nông Thị Bưởi xóm Nà Lẹng xã …": nothing but the words tells the recipient from the address. */
export function cutAfterName(message: MessageText, part: MessagePart): MessagePart[] {
  if (part.label !== null && part.label !== 'name') return [part]
  const all = tokensOf(message, part)
  const tokens = /^(?:gui|goi|giao|ship)$/.test(all[0]?.folded ?? '') ? all.slice(1) : all
  const cut = beforeLastName(message, part, tokens)
  if (cut !== undefined)
    return [
      { ...part, end: cut },
      { ...part, start: cut + 1, label: null, isAfterVerb: false },
    ]
  const at = tokens.findIndex(({ text }, i) => {
    const word = text.normalize('NFC')
    return i > 0 && (addressWord.test(word) || plainAddressWord.test(word))
  })
  const [next, last] = [tokens[at], tokens[at - 1]]
  const market = tokens.findIndex((token, i) => i > 0 && token.text === 'cho' && /^\p{Lu}/u.test(tokens[i + 1]?.text ?? ''))
  if (market > 0 && market < 6) return atMarket(message, part, tokens, market)
  if (at > 6 || !next || !last || !tokens[at + 1]) return [part]
  const name = nameAt(message, tokens.slice(0, at), 0)
  const areCapital = at > 1 && tokens.slice(0, at).every(({ text }) => /^\p{Lu}\p{L}/u.test(text))
  if (!name || name.end !== last.end || !(name.hasTitle || areCapital || isFullName(tokens.slice(0, at)))) return [part]
  return [
    { ...part, end: last.end },
    { ...part, start: next.start, label: null, isAfterVerb: false },
  ]
}

/** "chi Hoa cho Dong Ba": without its marks, "cho" is a market where it stands between a name and another. */
function atMarket(message: MessageText, part: MessagePart, tokens: readonly Token[], at: number): MessagePart[] {
  const [name, market, last] = [nameAt(message, tokens.slice(0, at), 0), tokens[at], tokens[at - 1]]
  const isNamed = name && market && last && name.hasTitle && name.end === last.end
  const isPlace = tokens.slice(at + 1).every(({ text }) => /^\p{Lu}\p{L}+$/u.test(text)) && tokens.length - at <= 4
  if (!isNamed || !isPlace) return [part]
  return [
    { ...part, end: last.end },
    { ...part, start: market.start, label: 'address', isAfterVerb: false },
  ]
}
