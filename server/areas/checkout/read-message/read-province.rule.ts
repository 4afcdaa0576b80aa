import { findProvince, findWards } from '../../accounts/accounts.ts'
import { type MessageText, type Range, type Token, tokensOf } from './message-text.rule.ts'

/** A province as the message names it. `former`: the province before 2025, where that is the one named. */
export type FoundProvince = { range: Range; text: string; code: string; name: string; former: string | undefined; isCertain: boolean }

/** Words before a name that make it a person's. */
export const honorific = /(?:^|\s)(?:chi|anh|co|chu|bac|ba|ong|di|ban|me|c|a|e|em|be|ms|mr|mrs)\s*$/
/** "Bệnh viện Trung ương Huế". */
const institution =
  /^(?:(?:khoa|phong|tang|toa|quay|sanh) (?:[a-z0-9]+ ){1,3}?)?(?:benh vien|truong|cong ty|cty|dai hoc|hoc vien|khach san|ngan hang|vien|toa an|cong an|so|chi cuc|cuc|trung tam|bao) (?!.*(?:phuong|xa|quan|huyen|p\.) )/
const wardBefore = /(?:^|[\s,.])(?:phuong|p\.?|xa|x\.?)\s*(?:[a-z]+\s)?$/
/** "Thôn Hòa Bình" is a hamlet. */
const hamletBefore = /(?:^|\s)(?:thon|xom|ap|khom|buon|duong)\s+$/
const streetBefore = /(?:^|\s)(?:duong|d|pho|ngo|hem|kiet|so nha|ap|thon|xom|khom|buon|k?\d+[a-z]?(?:\/\d+)*)\s+(?:[a-z]+\s+){0,2}$/

/** The province that a part ends with. */
export function provinceAtEnd(message: MessageText, part: Range): FoundProvince | undefined {
  const all = tokensOf(message, part)
  const tokens = withoutTail(all)
  for (let count = Math.min(5, tokens.length); count > 0; count--) {
    const words = tokens.slice(-count)
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last || /^(?:phuong|xa|t)$/.test(first.folded)) continue
    const text = message.text.slice(first.start, last.end)
    const found = findProvince(text)
    if (!found || !hasItsMarks(text, found.former ?? found.province.name)) continue
    const before = message.folded.slice(part.start, first.start)
    if (honorific.test(before.trimEnd()) || hamletBefore.test(before)) continue
    const isWard = wardBefore.test(before)
    // "phường Sài Gòn" is a ward.
    if (isWard && findWards(`phường ${text}`).wards.some(({ former }) => former === null)) continue
    const isTitled = /^(?:tinh|t\.?p|thanh pho|tp)/.test(first.folded)
    const isCertain = count === tokens.length || isTitled || !(isWard || institution.test(before) || streetBefore.test(before))
    const [prior, title] = tokens.slice(0, -count).reverse()
    const start =
      prior && /^(?:tinh|tp|t)$/.test(prior.folded)
        ? prior.start
        : prior?.folded === 'pho' && title?.folded === 'thanh'
          ? title.start
          : first.start
    return {
      range: { start, end: last.end },
      text,
      code: found.province.code,
      name: found.province.name,
      former: found.formerProvince,
      isCertain,
    }
  }
  return undefined
}

/** Words of talk after an address: "huế nha shop". */
export function withoutTail(tokens: Token[]): Token[] {
  let end = tokens.length
  // "Phường Thuận Hóa cho con".
  const [before, last] = tokens.slice(-2)
  if (end > 2 && before?.text === 'cho' && /^(?:con|em|e|minh|m|chi|c|co|bac|chu|toi|tui)$/.test(last?.folded ?? '')) end -= 2
  while (
    end > 1 &&
    /^(?:toi|tui|nha|nhe|nhaa|a|ah|nhen|nghe|nhes|shop|sop|c|chi|e|em|oi|giup|gium|dum|voi|ha|hen|luon|roi|viet|nam|vn|do|day|thanks|tks|cam|on|bao|nhieu|may|ngay|vay|ship|het|phi|moi|k|ko|khong|hong|hok|duoc|dc)$/.test(
      tokens[end - 1]?.folded ?? '',
    )
  )
    end--
  return tokens.slice(0, end)
}

/** "Nguyễn Huệ" is a street, not Huế: marks that are written have to be the name's, wherever they stand ("Hoá", "Hóa"). */
function hasItsMarks(written: string, name: string): boolean {
  const marks = (text: string) =>
    (
      text
        .normalize('NFD')
        .toLowerCase()
        .match(/[\p{M}đ]/gu) ?? []
    )
      .sort()
      .join('')
  const bare = (text: string) => text.replace(/^(?:tỉnh|thành phố|tp\.?|t\.)\s*/i, '').replace(/^(?:thua thien|thừa thiên)[\s-]*/i, '')
  const own = marks(bare(written))
  return own === '' || own === marks(bare(name)) || bare(written).length !== bare(name).length
}
