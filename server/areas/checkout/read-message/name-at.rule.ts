import type { MessageText, Range, Token } from './message-text.rule.ts'

export type FoundName = Range & {
  name: string
  hasTitle: boolean
  /** Nothing that follows may belong to the name. */
  isWhole: boolean
  /** With its capitals, as far as the message has some, or with a surname. */
  isProper: boolean
}

const titles = /^(?:chi|anh|co|chu|bac|ba|ong|di|cau|mo|thim|ban|me|bo|ms|mr|mrs|c|a|e|em|o|tui|toi|tau|menh)$/
const markedTitles = new Set('chị cô chú bác bà ông dì cậu mợ thím bạn mẹ bố mệ mạ má cụ dượng thầy'.split(' '))
/** Short forms say nothing on a parcel. */
const shortTitles = /^(?:c|a|e|em|ban|o|tui|toi|tau|menh|con|chau|minh)$/
/** "Mẹ cháu Lưu Thị Hòa": whose relative it is. */
const relatives = /^(?:mẹ|má|mạ|ba|bố|bà|ông|chị|anh|cô|dì|bác|chú|vợ|chồng)$/
const whoseRelative = /^(?:con|cháu|mình)$/
export const surnames =
  /^(?:nguyen|tran|le|pham|hoang|huynh|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|dinh|truong|doan|trinh|mai|dao|cao|luong|luu|ha|ta|to|ton|quach|chau|thai|la|lam|phung|vuong|kieu|bach|nong|giang|hua|van|tong|than|tang|thach|au|che|chu|khuat|lai|mac|ninh|phi|nghiem|ton|trieu|vi|cu|lu)$/
/** A surname and a given name, or a surname that is rare before "Thị" and "Văn". */
export function isFullName(tokens: readonly Token[]): boolean {
  return (
    tokens.length >= 2 && (surnames.test(tokens[0]?.folded ?? '') || (tokens.length >= 3 && /^(?:thi|van)$/.test(tokens[1]?.folded ?? '')))
  )
}

/** "Chị gái em", "bà ngoại bé", "bạn của mình": who it is to the writer, before the name. */
const relation =
  /^(?:(?:em|chi|anh|me|ma|ba|bo|ong|bac|co|chu|di|cau|mo|thim|ban|vo|chong|dua)(?: (?:gai|trai|ruot|ngoai|noi|dau|re|ho|than|chong|vo|hoc)){0,2}(?: cua)?(?: (?:em|e|minh|m|toi|tui|con|chau|be|nha em|nha minh|chi|anh))?(?: (?:la|ten|ten la))?) (?=[a-z])/

/** The tokens after words of kinship that are more than a title: "chị gái em Đoàn Mai". */
export function afterRelation(message: MessageText, tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ folded }) => folded).join(' ')
  const found = relation.exec(words)?.[0].trim().split(' ').length ?? 0
  const rest = tokens.slice(found)
  // "Chị Minh Châu" is her name.
  const isName = tokens
    .slice(0, found)
    .some(({ text }, at) => (at > 0 && /^\p{Lu}/u.test(text)) || (at > 0 && text === 'minh' && found === 2))
  if (found < 2 || rest.length === 0 || isName) return [...tokens]
  const name = nameAt(message, rest, 0)
  const isWritten = name && (isFullName(rest) || name.hasTitle || /^\p{Lu}/u.test(rest[0]?.text ?? '') || name.end === rest.at(-1)?.end)
  return isWritten ? rest : [...tokens]
}

/** Words that end a name, as they are written with marks. */
const markedStops = new Set(
  'sđt đt số địa chỉ đc nhà nhé nha nhá ạ với lấy đặt mua cỡ màu gửi gởi gọi giao và vs thì cho mình đường phường xã quận huyện thôn ấp hẻm ngõ kiệt nhận hàng là tên ở tại về đến tới qua gần chợ đổi rồi nữa giúp giùm chuyển khoản tiền tỉnh tặng này kia đây đó luôn thêm được không có hả nè nghe nhưng người bên cũng hộp thiệp ghi hôm khách lễ kế quầy chồng vợ bạn của cũ nhầm ơi dạ vâng ngoại hoặc hay'.split(
    ' ',
  ),
)
const stops =
  /^(?:sdt|dt|so|dia|dc|nhe|nhen|nghe|ne|lay|order|size|sz|ship|gui|goi|giao|ck|cod|va|vs|cho|shop|sop|oi|xa|quan|huyen|tp|thon|ap|hem|kiet|hang|ten|o|ve|zalo|momo|em|e|roi|nua|giup|gium|chuyen|tien|tang|kia|luon|them|ao|dam|vay|mu|yem|khan|chan|duoc|khong|ko|k|nhieu|nhung|nguoi|phone|tel|add|thiep|ghi|hom|a|ah|voi|mua|cua|thi|minh|phuong|duong|ngo|dat|nhan|tai|la|mau|den|toi|do|to|nha|nay|day|co|ha|hen|ni|huyen|muon|from|here|with|and)$/
/** Of them, those that are names too. */
const names = /^(?:huyen|phuong|duong|ngo|dat|nhan|tai|la|mau|den|do|to|nha|ha|ni|minh|thi|day|hang|co|giao|quan|nhung)$/

/** Talk, where it is written without a capital: "tên em vẫn vậy". */
const talk = new Set(
  'đang lại vẫn vậy mới cái chiếc áo đầm váy mũ quần khăn yếm tiếng muốn thích tính biểu nhờ cũng chưa còn mặc xem đi sẽ nên mà để xài cháu gái trai ruột dâu rể họ đẻ chồng vợ một hai hỏi nói thấy bảo dặn trước sau lên xuống ra vô vào trong ngoài bán học phòng lớp khoa nè nì ni rứa hí hỉ như ai thôi'.split(
    ' ',
  ),
)

/** Of them, those that are names too: "ngô như thúy", "phan thu hai". */
const talkNames = /^(?:bảo|như|hai|mai|ni|thu)$/

/** A name that begins at a token: titles, then up to five words. */
export function nameAt(message: MessageText, tokens: readonly Token[], from: number): FoundName | undefined {
  let at = professionAt(tokens, from) ? from + 2 : from
  const beginning = at
  while (at < tokens.length && at - beginning < 2 && isTitled(tokens, at, beginning) && tokens[at + 1] && isTitle(message, tokens, at)) at++
  const spoken = tokens.slice(beginning, at)
  const words: Token[] = []
  // "Công Tằng Tôn Nữ Thùy Trang".
  const most = tokens[at]?.folded === 'cong' && /^(?:tang|huyen|ton)$/.test(tokens[at + 1]?.folded ?? '') ? 6 : 5
  for (; at < tokens.length && words.length < most; at++) {
    const token = tokens[at]
    if (!token || !/^[\p{L}\p{M}]+$/u.test(token.text)) break
    if (/^-[a-z]{2,4}-\d/i.test(message.text.slice(token.end, token.end + 7))) break
    if (words.length > 0 && /[\n,;:.|/()[\]–"-]/.test(message.text.slice(words.at(-1)?.end, token.start))) break
    if (endsName(tokens, at, words.length + spoken.length)) break
    words.push(token)
  }
  // "Chị Ba bán chè": a title is a name too.
  const called = spoken.at(-1)
  if (words.length === 0 && spoken.length === 2 && called && /^\p{Lu}/u.test(called.text)) words.push(...spoken.splice(1))
  const last = words.at(-1)
  if (!last || words.every(({ text }) => text.length < 2)) return undefined
  const [first] = words
  // "Người nhận thím: …": whose name follows, not a name.
  if (words.length === 1 && spoken.length === 0 && first && first.text === first.text.toLowerCase() && isTitleWord(first)) return undefined
  const title = spoken.findIndex(({ folded }) => !shortTitles.test(folded))
  // "Mẹ em Trần Thị Lài": whose mother she is says nothing on a parcel.
  if (spoken.length === 2 && title === 0 && shortTitles.test(spoken[1]?.folded ?? '')) spoken.splice(words.length > 1 ? 0 : 1)
  const written = [...(title < 0 ? [] : spoken.slice(title)), ...words]
  const name = written.reduce((text, word, i) => text + joiner(message, written[i - 1], word) + capitalised(word.text), '')
  return {
    start: written[0]?.start ?? last.start,
    end: last.end,
    name,
    hasTitle: spoken.length > 0,
    isWhole: !continues(message, last, tokens[at]),
    isProper: words.every(({ text }) => /^\p{Lu}/u.test(text)) || isFullName(words) || !message.hasCapitals,
  }
}

/** A capital right after a name, or a word that is a name too ("anh", "minh"), may be more of it. */
function continues({ text }: MessageText, last: Token, next: Token | undefined): boolean {
  if (next === undefined || !/^[\s'’]*$/.test(text.slice(last.end, next.start))) return false
  return (
    /^\p{Lu}\p{Ll}/u.test(next.text) || ((names.test(next.folded) || /^(?:anh|chi|bac|ba)$/.test(next.folded)) && next.text === next.folded)
  )
}

/** "H'Mai" is one word. */
function joiner({ text }: MessageText, before: Token | undefined, word: Token): string {
  return before === undefined ? '' : /^['’]$/.test(text.slice(before.end, word.start)) ? "'" : ' '
}

/** "Y sĩ Hồ Thị Nga": two words of a profession. */
function professionAt(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:y si|bac si|dieu duong)$/.test(`${tokens[at]?.folded} ${tokens[at + 1]?.folded}`) && /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '')
  )
}

function isTitled(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]].map((token) => token?.text.normalize('NFC') ?? '')
  const isWhose =
    at === from + 1 && relatives.test(before?.toLowerCase() ?? '') && whoseRelative.test(word ?? '') && /^\p{Lu}/u.test(next ?? '')
  return isWhose || isTitleWord(tokens[at])
}

/** "Bác", but not "Bắc". */
function isTitleWord(token: Token | undefined): boolean {
  if (!token) return false
  const word = token.text.normalize('NFC').toLowerCase()
  return word === token.folded ? titles.test(word) : markedTitles.has(word)
}

function isTitle({ text }: MessageText, tokens: readonly Token[], at: number): boolean {
  const gap = text.slice(tokens[at]?.end, tokens[at + 1]?.start)
  return /^[\s.]*$/.test(gap)
}

const isMarked = (tokens: readonly Token[]) => tokens.some(({ text, folded }) => text.toLowerCase() !== folded)

/** Whether a word is none of a name; `before`: how many of its words and titles stand before. */
function endsName(tokens: readonly Token[], at: number, before: number): boolean {
  const { text, folded } = tokens[at] as Token
  const word = text.normalize('NFC').toLowerCase()
  const isCapital = /^\p{Lu}/u.test(text)
  const next = tokens[at + 1]?.folded ?? ''
  if (isCapital && before > 0 && !/^(?:sdt|dt|shop|cod|ck|momo|zalo|so|dia|tp)$/.test(folded) && !markedStops.has(word)) return false
  // "Bà ngoại Bin".
  if (before > 0 && /^(?:ngoại|nội)$/.test(text) && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')) return false
  if (folded === 'ngan' && tokens[at + 1]?.folded === 'hang') return true
  if (talk.has(text.normalize('NFC')) || (before > 0 && text === 'con'))
    return !(talkNames.test(text.normalize('NFC')) && isOfName(tokens, at))
  if (word !== folded) return markedStops.has(word) && !(isCapital && (before > 0 || next === 'thi'))
  if (folded === 'anh' && before > 1) return false
  if (folded === 'bao' && next === 'nhieu') return true
  // In a text with its marks "chi" is no "chị": "nguyễn khánh chi".
  if (before > 0 && /^(?:chi|di|bac)$/.test(folded) && isMarked(tokens)) return false
  if (before > 0 && titles.test(folded) && !isCapital) return !(folded === 'anh' && at === tokens.length - 1)
  if (!stops.test(folded)) return false
  if (!names.test(folded)) return true
  // "ngo ngoc duyen", "to hong bich": a clause of three or four words.
  if (before === 0 && at === 0 && surnames.test(folded) && (tokens.length === 3 || tokens.length === 4)) return false
  if (tokens[at - 1]?.folded === 'thi' && before > 1) return false
  if (before === 0 && tokens.length === 2 && at === 0 && /^[a-z]+$/.test(next) && !stops.test(next)) return false
  if (/^(?:dia|so|toan|tien|chi)$/.test(next) && /^(?:do|dia|thanh|day)$/.test(folded)) return true
  if (/^(?:duong|phuong|ngo)$/.test(folded))
    return !(next === 'thi' || next === 'van' || (before > 0 && (next === '' || isCapital || isWithinName(tokens, at))))
  return !(
    isCapital ||
    (before > 0 && surnames.test(tokens[at - 1]?.folded ?? '')) ||
    (before > 1 && /^(?:minh|ha|nhan|dat|tai|nhung)$/.test(folded)) ||
    (before > 0 && at === tokens.length - 1 && (folded === 'nhung' || (folded === 'hang' && surnames.test(tokens[0]?.folded ?? ''))))
  )
}

/** "pham quynh phuong cuc": a clause of four words at most that begins with a surname. */
function isWithinName(tokens: readonly Token[], at: number): boolean {
  return tokens.length < 5 && at === tokens.length - 2 && (surnames.test(tokens[0]?.folded ?? '') || isTitleWord(tokens[0]))
}

/** Whether a word of talk is one of a name: after a surname, or the last of a name that fills its clause. */
function isOfName(tokens: readonly Token[], at: number): boolean {
  if (tokens.length > 5) return false
  const isAfterSurname = at > 0 && surnames.test(tokens[at - 1]?.folded ?? '')
  return at === 0 ? tokens.length === 2 : isAfterSurname || surnames.test(tokens[0]?.folded ?? '')
}

function capitalised(word: string): string {
  const isOneCase = word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 1)
  return isOneCase ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word
}
