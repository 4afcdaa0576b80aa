import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { type MessagePart, type MessageText, type Range, type Token, tokensOf } from './message-text.rule.ts'

const streetWords =
  /^(?:so(?: nha)?\s*|k)?\d+[a-z]?(?:\s*\/\s*\d+[a-z]?)*\s+(?:[a-z]|\d{1,2}(?: thang |\/)\d)|^(?:so nha|so \d+|duong|d \w+|ngo|ngach|kiet|hem|hxh|thon|to \d+|to dan pho|khu|chung cu|cc|toa|tang|ap|xom|lo [a-z]?\d*|can (?:ho|\w?\d+)|kp|ktx|k[iy] tuc xa|khoi|khom|block|villa|biet thu|cho|truong|mam non|benh vien|cong ty|cty|quoc lo|ql|tinh lo|tl \d+|ban|buon|kdc|kdt|vinhomes|tdp|sn|chan cau|doi dien|nga (?:3|4|ba|tu)|phong tro|nha tro|tro \d+|cum|lang|p\d{3,4}|doi \d+|apt|apartment|room \d+|(?:hamlet|group|lane|alley) \d+|unit \d+|khach san|hotel|homestay|cua hang|tap hoa|nha thuoc|nha hang|nha sach|nha van hoa|buu dien|tiem|quan (?:cafe|ca phe|com|bun)|tru so|buu cuc|trung tam|khoa [a-z]+|sanh [a-z]|quay (?:[a-z]+|(?:so )?[a-z]?\d+)|le tan|ngay (?:nga|cho|cau|truong|goc|canh|dau|cong)|shop (?:hoa|quan ao|my pham|giay|me)|cong an|toa an|nha may|doanh trai|don vi|dai hoc|hoc vien|nha tho|ben xe|nha xe|chanh xe|(?:bv|benh vien) [a-z]+|khoa [a-z]+ (?:bv|benh vien)|tower|building|residence|phong (?:hanh chinh|ke toan|nhan su|ky thuat|kinh doanh|giao dich|dao tao|van thu)|can [a-z]-?\d+|[a-z]{1,2}\d*[.-] ?\d+|p \d{3,4}|lau (?:tret|\d+|[a-z]{2,4}(?= ))|phong (?:so )?[a-z]?\d+|nha (?:so )?[a-z]?\d+|ki ?ot|sap [a-z]?\d|bot bao ve|bao ve (?:toa|chung cu|cong|khu|truong|benh vien|cao oc)|lop [a-z]+ \d|so (?:y te|giao duc|tai chinh|xay dung|tu phap|cong thuong)|(?:ben (?:hong|canh)|canh|ke ben|sat (?:ben|canh)|dang sau|phia sau|sau lung|dau (?:hem|ngo|kiet|duong)|cuoi (?:hem|ngo|kiet|duong)|trong (?:hem|ngo|kiet)) [a-z]+|chi cuc|cuc thue|ubnd|uy ban|phong kham|tram y te|kho bac|kho (?:so )?[a-z]?\d+|van phong|ngan hang)(?![a-z])|\b(?:duong|pho)\s+[a-z]|^[a-z]{1,3}\d+[a-z]? (?:khu do thi|kdt|khu dan cu|kdc|chung cu|cc|khu tap the|toa) [a-z]/

/** Surnames and words of talk that look like words of an address without their marks: "Ngô", "Dương", "bạn", "cho". */
const notStreet =
  /^(?:ngô|dương|chỗ|đường thị|trương|tặng|tăng|bạn|bàn|cho|lăng)(?!\p{L})|^(?:ngo|duong|truong|tang|cho|ban)\s+(?:thi|van|ngoc|hong|thanh|minh|thu|my|kim|em|e|chi|c|shop|be|oi)(?!\p{L})|^ban (?:ngày|ngay|đêm|trưa|tối)|^\d+ (?:yếm|áo|đầm|váy|mũ|khăn|chăn|thỏ)\s|^\d+ (?:tuổi|tuoi|kg|kí|ký|cm|tháng(?! \d)|thang(?! \d))(?!\p{L})|^\d{2,4}k (?:roi|rồi|nha|nhe|nhé|shop|tien|tiền|coc|cọc|ship)(?!\p{L})|^\d+ (?:cái|cai|chiếc|chiec|bộ (?!đội)|bo (?!doi)|địa chỉ|dia chi|đc|chỗ|nơi|người|nguoi|đơn|gói|lần)/iu

/** "Nhà em nằm trong hẻm 42": what stands before the street. */
const talkBefore = /^nha (?:(?:em|e|minh|menh|m|tui|toi|con|chi|c|ba|tau|co|chu|bac)(?: (?:o|nam|tai|trong))* |(?=\d+\S* [a-z]+ [a-z]))/

/** "Shop Bé Yêu": a place by its name. */
const namedShop = /^(?:Shop|shop|Tiệm|tiệm)(?: \p{Lu}[\p{Ll}\p{M}]*){1,4}$/u

/** "Hoa Binh Green apartment". */
const building = /\S (?:apartments?|building|tower|residences?|plaza|villas?|hotel|resort|cent(?:er|re)|riverside|complex|homestay)$/i

export function isStreet(text: string): boolean {
  const whole = text.normalize('NFC').trim()
  const written = whole.slice(talkBefore.exec(stripDiacritics(whole))?.[0].length ?? 0)
  // "Dương" is a name, "đường" a street.
  const plain = stripDiacritics(written.replace(/(?<!\p{L})dương(?!\p{L})/giu, 'Xuong').replace(/(?<!\p{L})chị(?!\p{L})/giu, 'xhi'))
  return (streetWords.test(plain) && !notStreet.test(written)) || building.test(written) || namedShop.test(written)
}

/** Where the street is written: `left` is what is left of each part on the left of the ward, `from` the first part of the address. */
export function streetRanges(
  message: MessageText,
  parts: readonly MessagePart[],
  { left, from }: { left: Map<number, Range>; from: number },
): Range[] {
  const last = Math.max(...left.keys())
  const ranges: Range[] = []
  for (let at = from; at <= last; at++) {
    const part = parts[at]
    if (!part || part.label === 'name' || part.label === 'phone' || part.label === 'note') continue
    const range = left.get(at)
    const tokens = range ? withoutParticle(tokensOf(message, range)) : []
    const [first, end] = [tokens[0], tokens.at(-1)]
    if (!first || !end) continue
    const colon = message.text.slice(first.start, end.end).lastIndexOf(': ')
    const street = { start: startOfStreet(message, first.start + (colon < 0 ? 0 : colon + 2), end.end), end: end.end }
    if (!isTalk(message, street)) ranges.push(street)
  }
  const next = parts[last + 1]
  if (next && next.label === null && (landmark.test(message.folded.slice(next.start, next.end)) || isUnit(message, next)))
    ranges.push({ start: next.start, end: next.end })
  if (ranges.length > 0) return ranges
  // "xã Phú Vang, Huế: Trâm, 0332…, thôn Hà Trung": the street comes last.
  const after = parts.slice(last + 1, last + 5).find(({ label, start, end }) => label === null && isStreet(message.text.slice(start, end)))
  return after ? [{ start: after.start, end: withoutParticle(tokensOf(message, after)).at(-1)?.end ?? after.end }] : []
}

/** "Thôn Cổ Đô ạ". */
function withoutParticle(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex(({ text }) => !/^(?:ạ|nha|nhé|nhá|nghen|nè|á)$/.test(text.normalize('NFC')))
  return tokens.slice(0, Math.max(1, last + 1))
}

/** "… Đồng Tháp, gần cầu Cái Bè": what a courier looks for, after the place. */
const landmark =
  /^(?:gan|doi dien|canh|ben (?:canh|hong)|ke(?: ben)?|sat|sau lung|(?:dang|phia|ngay) (?:sau|truoc|canh)|ngay|(?:dau|cuoi) (?:hem|ngo|kiet|duong)) (?!gan|day|nha em)[a-z]/

/** "… Đà Nẵng, phòng 915 toà A": the flat, after the place. */
const isUnit = ({ folded }: MessageText, { start, end }: Range) =>
  /^so nha \d+[a-z]?(?:\/\d+[a-z]?)*$|^(?:phong|can(?: ho)?|toa(?: nha)?|tang|lau|block|lo) (?:so )?[a-z]{0,2}\d[a-z0-9.-]*(?:,? (?:phong|toa(?: nha)?|tang|lau|block|khu) [a-z]?\d?[a-z0-9]*)*$|^khoa [a-z]+(?: [a-z]+)?$/.test(
    folded.slice(start, end),
  )

/** "gửi bưu điện về", "à nhầm", "Buôn Ma Thuột nha shop". */
function isTalk({ text, folded }: MessageText, { start, end }: Range): boolean {
  const written = text.slice(start, end)
  if (/(?<![a-z])(?:nha|nhe|nghe|nghen) (?:shop|sop|chi|em|c|e)$/.test(folded.slice(start, end))) return true
  if (/^(?:[a-z]+ ){1,4}cho (?:tien|chac|gan|nhanh|de|le)(?![a-z])/.test(folded.slice(start, end))) return true
  if (/\d/.test(written) || isStreet(written)) return false
  if (/^(?:(?:chi|em|e|c|co|o|shop|minh|thi|va|roi|nho|nhung|nen|vay)(?: |$))+$/.test(folded.slice(start, end))) return true
  return /\b(?:gui|ship|giao|nham|nha|nhe|shop|oi|giup|cu|don hom)\b|^(?:(?:em|e|minh|m|chi|c|nha|la) )*(?:o|tai)$|^(?:a|sai) |^nhu (?:nay|sau|the nay|vay|ben duoi)$/.test(
    folded.slice(start, end),
  )
}

/** A name before the house number in the same part is not of the street: "chi Lan 12 Lê Lợi". */
function startOfStreet({ text, folded }: MessageText, start: number, end: number): number {
  const talk = talkBefore.exec(folded.slice(start, end))
  if (talk) return start + talk[0].length
  const found = /^(?:[a-z]+\s+){1,5}(?=(?:so(?: nha)?\s+)?\d+[a-z]?(?:\/\d+[a-z]?)*\s+[a-z]|thon|xom|ap|to \d|ngo|hem|kiet)/.exec(
    folded.slice(start, end),
  )
  return found && !isStreet(text.slice(start, end)) ? start + found[0].length : start
}

/** A landmark alone, words that are no street by themselves, or with a ward of their own. */
export function isDoubtfulStreet({ text, folded }: MessageText, street: readonly Range[]): boolean {
  if (street.length > 0 && street.every(({ start, end }) => landmark.test(folded.slice(start, end)))) return true
  return street.some(({ start, end }) => {
    const written = text.slice(start, end)
    return !(/\d/.test(written) || isStreet(written)) || /^(?:xa|phuong) /.test(folded.slice(start, end))
  })
}

/** "12 Lê Lợi … 5 Hùng Vương": two houses. */
export function hasSeveralHouses({ folded }: MessageText, street: readonly Range[]): boolean {
  const house = /^(?:so |sn |nha )*\d+[a-z]?(?:\/\d+[a-z]?)* (?!duong |ngo |hem |kiet |ngach |khu |lo |to )[a-z]{2,} [a-z]{2,}/
  return street.filter(({ start, end }) => house.test(folded.slice(start, end))).length > 1
}

/** "Cho con địa chỉ để con nhờ tiệm gửi" is none. */
const isWritten = (text: string) => !/ được (?:không|ko|k|hông)/.test(text) && (/[\d\p{Lu}]/u.test(text) || isStreet(text))

/** The parts that look like a house number and a street, or are marked as the address. */
export function likelyStreets(message: MessageText, parts: readonly MessagePart[]): MessagePart[] {
  return parts.filter(
    ({ start, end, label }) =>
      (label === 'address' &&
        isWritten(message.text.slice(start, end)) &&
        !/^cu\b|\b(?:nhu|lan truoc|hom truoc|don truoc)\b/.test(message.folded.slice(start, end))) ||
      (label === null &&
        isStreet(message.text.slice(start, end)) &&
        /^\s*(?:so |sn )?\d+[a-z]?(?:\/\d+)*\s+[a-z]{2,}\s+[a-z]{2,}/.test(message.folded.slice(start, end))),
  )
}
