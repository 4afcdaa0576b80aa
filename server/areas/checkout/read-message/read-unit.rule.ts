import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { findWards } from '../../accounts/accounts.ts'
import { type MessageText, type Range, type Token, tokensOf } from './message-text.rule.ts'
import { isFullName } from './name-at.rule.ts'
import { honorific } from './read-province.rule.ts'

const maxNameWords = 6
const markers: readonly [RegExp, 'ward' | 'district'][] = [
  [/^(?:phuong|ph|p|f|xa|x|thi tran|tt|dac khu)$/, 'ward'],
  [/^(?:quan|q|huyen|h|thi xa|tx|thanh pho|tp)$/, 'district'],
]

export type Found = { range: Range; text: string }
/** `isNamed`: with its "P." or "quận". */
export type Unit = Found & { kind: 'ward' | 'district'; isNamed?: true }
type Place = { code: string; former: string | undefined }

/** "Phương Uyên" is no ward: where it has marks, they are those of the kind. */
function isMarker({ text, folded }: Token): boolean {
  const word = text.normalize('NFC').toLowerCase()
  return word === folded || /^(?:phường|xã|quận|huyện|thị|thành|đặc)$/.test(word)
}

/** The ward or district at the end of a range: by its "P." or "quận", else by its name alone. */
export function unitAtEnd(message: MessageText, range: Range, province: Place | null | undefined): Unit | undefined {
  const tokens = tokensOf(message, range)
  const scope = { provinceCode: province?.code, formerProvince: province?.former }
  const textFrom = (token: Token) => message.text.slice(token.start, tokens.at(-1)?.end)
  const english = englishUnit(message, tokens, scope)
  if (english) return english
  for (let at = tokens.length - 1; at >= Math.max(0, tokens.length - maxNameWords - 2); at--) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token) continue
    const two = next ? `${token.folded} ${next.folded}` : ''
    const joined = /^([pfq])(\d{1,2})$/.exec(token.folded)
    const marker = markers.find(([words]) => words.test(joined?.[1] ?? token.folded) || words.test(two))
    if (!marker || (!next && !joined) || !isMarker(token)) continue
    // "Thị xã" is no "xã".
    if (token.folded === 'xa' && /^(?:thị|thi)$/i.test(tokens[at - 1]?.text.normalize('NFC') ?? '')) continue
    // "P. Phương Liệt": its own name begins like a ward.
    const prior = tokens[at - 1]
    if (prior && marker[1] === 'ward' && /^(?:phuong|p)$/.test(prior.folded) && findWards(textFrom(prior), scope).wards.length > 0) continue
    if (/^(?:p|f)$/.test(token.folded) && /^\d{3,}/.test(next?.folded ?? '')) continue
    const text = textFrom(token)
    if (findWards(text, scope).wards.length === 0 && (marker[1] === 'district' || token.folded.length < 2)) {
      if (!/^(?:p|q|h|x|f|tx|tt)$/.test(token.folded) || message.text[token.end] !== '.') continue
    }
    return { kind: marker[1], text, isNamed: true, range: { start: token.start, end: tokens.at(-1)?.end ?? range.end } }
  }
  if (!province) return undefined
  for (let count = Math.min(maxNameWords, tokens.length); count > 0; count--) {
    const first = tokens[tokens.length - count]
    if (!first || /^\d/.test(first.folded)) continue
    const text = textFrom(first)
    const isWhole = count === tokens.length
    // "Hoàng Văn Tú" is a person, whatever "Văn Tú" was.
    if (!isWhole && tokens.length <= 4 && isFullName(tokens)) return undefined
    if (
      !isWhole &&
      (count < 2 || honorific.test(message.folded.slice(range.start, first.start).trimEnd()) || endsStreet(message, range, first))
    )
      continue
    const { wards, isExact } = findWards(text, scope)
    if (wards.length === 0 || !isExact) continue
    const isDistrict = wards.every(
      ({ former, ward }) =>
        (former !== null && !former.includes(',')) ||
        (former === null && wards.length > 1 && stripDiacritics(ward.name).endsWith(stripDiacritics(text))),
    )
    // "huyện Lý Sơn", where it is none any more.
    const prior = tokens[tokens.length - count - 1]
    const start = prior && /^(?:huyen|quan|xa|phuong)$/.test(prior.folded) ? prior.start : first.start
    return {
      kind: isDistrict && wards.length > 1 ? 'district' : 'ward',
      text,
      range: { start, end: tokens.at(-1)?.end ?? range.end },
    }
  }
  return undefined
}

const kinds: Readonly<Record<string, string>> = { ward: 'Phường ', commune: 'Xã ' }

/** "Phu Xuan ward", "District 1": the kind in English, after the name or before the number. */
function englishUnit({ text }: MessageText, tokens: readonly Token[], scope: Parameters<typeof findWards>[1]): Unit | undefined {
  const [kind, last] = [tokens.at(-2), tokens.at(-1)]
  if (kind?.folded === 'district' && last && /^\d{1,2}$/.test(last.folded))
    return { kind: 'district', text: `Quận ${last.text}`, range: { start: kind.start, end: last.end } }
  if (!kind || !last || !/^(?:ward|commune|district)$/.test(last.folded)) return undefined
  for (let count = Math.min(maxNameWords, tokens.length - 1); count > 0; count--) {
    const first = tokens[tokens.length - 1 - count]
    if (!first) continue
    const written = text.slice(first.start, kind.end)
    const { wards, isExact } = findWards(`${kinds[last.folded] ?? ''}${written}`, scope)
    if (wards.length > 0 && isExact)
      return {
        kind: last.folded === 'district' ? 'district' : 'ward',
        text: `${kinds[last.folded] ?? ''}${written}`,
        range: { start: first.start, end: last.end },
      }
  }
  return undefined
}

/** Whether the words before a name make it a street's: "12 Trần Phú" is no ward. */
function endsStreet({ folded }: MessageText, range: Range, first: Token): boolean {
  return /(?:^|[\s,/])(?:\d+[a-z]?|duong|d|pho|ngo|hem|kiet|so)\s*$/.test(folded.slice(range.start, first.start))
}
