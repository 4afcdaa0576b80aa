import { type MessagePart, type MessageText, type Range, type Token, tokensOf } from './message-text.rule.ts'

export type NameSource = 'label' | 'sent-to' | 'introduction' | 'beside-phone' | 'full-name' | 'stamp'
export type NameCandidate = Range & {
  name: string
  source: NameSource
  hasTitle: boolean /** Nothing that follows may belong to the name. */
  isWhole: boolean
}

const titles = /^(?:chi|anh|co|chu|bac|ba|ong|di|cau|mo|thim|ban|me|bo|ms|mr|mrs|c|a|e|em|o|tui|toi|tau|menh)$/
const markedTitles = new Set('chị cô chú bác bà ông dì cậu mợ thím bạn mẹ bố mệ mạ má cụ dượng thầy'.split(' '))
/** Short forms say nothing on a parcel. */
const shortTitles = /^(?:c|a|e|em|ban|o|tui|toi|tau|menh)$/
const surnames =
  /^(?:nguyen|tran|le|pham|hoang|huynh|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|dinh|truong|doan|trinh|mai|dao|cao|luong|luu|ha|ta|to|ton|quach|chau|thai|la|lam|phung|vuong|kieu|bach|nong|giang|hua|van|tong|than|tang|thach|au|che|chu|khuat|lai|mac|ninh|phi|nghiem|ton|trieu|vi|cu|lu)$/
/** A surname and a given name, or a surname that is rare before "Thị" and "Văn". */
export function isFullName(tokens: readonly Token[]): boolean {
  return (
    tokens.length >= 2 && (surnames.test(tokens[0]?.folded ?? '') || (tokens.length >= 3 && /^(?:thi|van)$/.test(tokens[1]?.folded ?? '')))
  )
}

/** Words that end a name, as they are written with marks. */
const markedStops = new Set(
  'sđt đt số địa chỉ đc nhà nhé nha nhá ạ với lấy đặt mua cỡ màu gửi gởi giao và vs thì cho mình đường phường xã quận huyện thôn ấp hẻm ngõ kiệt nhận hàng là tên ở tại về đến tới qua gần chợ đổi rồi nữa giúp giùm chuyển khoản tiền tỉnh tặng này kia đây đó luôn thêm được không có hả nè nghe nhưng người bên cũng hộp thiệp ghi hôm chồng vợ bạn của cũ nhầm ơi dạ vâng ngoại hoặc hay'.split(
    ' ',
  ),
)
const stops =
  /^(?:sdt|dt|so|dia|dc|nhe|nhen|nghe|ne|lay|order|size|sz|ship|gui|goi|giao|ck|cod|va|vs|cho|shop|sop|oi|xa|quan|huyen|tp|thon|ap|hem|kiet|hang|ten|o|ve|zalo|momo|em|e|roi|nua|giup|gium|chuyen|tien|tang|kia|luon|them|ao|dam|vay|mu|yem|khan|chan|duoc|khong|ko|k|nhieu|nhung|nguoi|phone|tel|add|thiep|ghi|hom|a|ah|voi|mua|cua|thi|minh|phuong|duong|ngo|dat|nhan|tai|la|mau|den|toi|do|to|nha|nay|day|co|ha|hen|ni|huyen)$/
/** Of them, those that are names too. */
const names = /^(?:huyen|phuong|duong|ngo|dat|nhan|tai|la|mau|den|do|to|nha|ha|minh|thi|day|hang|co|giao|quan)$/

const notNames =
  /\b(?:shop|sop|alo|hello|chao|san pham|size|don|ship|cam on|thanks|nhe|bao nhieu|chung cu|khu|ngan hang|vietcombank|techcom\w*|inbox|dang ky|khong|ok)\b/

/** A name that begins at a token: titles, then up to five words. */
export function nameAt(message: MessageText, tokens: readonly Token[], from: number): Omit<NameCandidate, 'source'> | undefined {
  let at = from
  while (at < tokens.length && at - from < 2 && isTitleWord(tokens[at]) && tokens[at + 1] && isTitle(message, tokens, at)) at++
  const spoken = tokens.slice(from, at)
  const words: Token[] = []
  for (; at < tokens.length && words.length < 5; at++) {
    const token = tokens[at]
    if (!token || !/^[\p{L}\p{M}]+$/u.test(token.text)) break
    if (words.length > 0 && /[\n,;:.|/()[\]–"-]/.test(message.text.slice(words.at(-1)?.end, token.start))) break
    if (endsName(tokens, at, words.length + spoken.length)) break
    words.push(token)
  }
  const last = words.at(-1)
  if (!last || words.every(({ text }) => text.length < 2)) return undefined
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
  if (/^(?:gái|trai|ruột|dâu|rể|họ|đẻ|chồng|vợ)$/.test(text)) return true
  if (word !== folded) return markedStops.has(word) && !(isCapital && (before > 0 || next === 'thi'))
  if (folded === 'anh' && before > 1) return false
  if (folded === 'bao' && next === 'nhieu') return true
  // In a text with its marks "chi" is no "chị": "nguyễn khánh chi".
  if (before > 0 && /^(?:chi|di|bac)$/.test(folded) && isMarked(tokens)) return false
  if (before > 0 && titles.test(folded) && !isCapital) return !(folded === 'anh' && at === tokens.length - 1)
  if (!stops.test(folded)) return false
  if (!names.test(folded)) return true
  if (before === 0 && tokens.length === 2 && at === 0 && /^[a-z]+$/.test(next) && !stops.test(next)) return false
  if (/^(?:dia|so|toan|tien|chi)$/.test(next) && /^(?:do|dia|thanh|day)$/.test(folded)) return true
  if (/^(?:duong|phuong|ngo)$/.test(folded)) return !(next === 'thi' || next === 'van' || (before > 0 && (next === '' || isCapital)))
  return !(
    isCapital ||
    (before > 0 && surnames.test(tokens[at - 1]?.folded ?? '')) ||
    (before > 1 && /^(?:minh|ha|nhan|dat|tai)$/.test(folded))
  )
}

function capitalised(word: string): string {
  const isOneCase = word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 1)
  return isOneCase ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word
}

/** "Giao tới lầu 4". */
const numberedPlace = /^(?:lau|tang|phong|toa|can|nha|block|kiot|sap|quay) (?:so )?[a-z]?\d/
const filler = /^(?:ni|nhan|hang|ne|nha|nhe|nhen|a|ah|shop|sop|oi|day|ha|hen|c|chi|em|e|ạ)$/

export type NameContext = {
  message: MessageText
  parts: readonly MessagePart[]
  /** Ends and beginnings of phones. */
  phones: readonly Range[]
  isTaken: (part: MessagePart) => boolean
  isPlace: (text: string) => boolean
}

/** Whom the message names, and how it does. */
export function readNames({ message, parts, phones, isTaken, isPlace }: NameContext): NameCandidate[] {
  const found: NameCandidate[] = []
  const add = (source: NameSource, candidate: Omit<NameCandidate, 'source'> | undefined) => {
    if (candidate && !(isPlace(candidate.name) && !candidate.hasTitle) && !found.some(({ start }) => start === candidate.start))
      found.push({ ...candidate, source })
  }
  for (const part of parts) {
    const tokens = tokensOf(message, part)
    const folded = message.folded.slice(part.start, part.end)
    const introduction =
      /^(?:(?:shop|o|co|di|chi|c|mi) oi |alo |da |a |dung roi )*(?:em|e|minh|m|toi|tui|tau|tao|to|chi|c|ten) (?:ten la|ten|la|em la|e la) /.exec(
        folded,
      )
    const isOfChild = /\b(?:be|con|chau)(?: nha)?(?: ten(?: la)?)?\s*$/.test(message.folded.slice(Math.max(0, part.start - 16), part.start))
    if (introduction && part.label !== 'items' && !isOfChild)
      add('introduction', nameAt(message, tokensOf(message, { ...part, start: part.start + introduction[0].length }), 0))
    else if (part.label === 'name' && !isOfChild) add('label', nameAt(message, tokens, 0))
    else if ((introduction || part.label === 'name') && isOfChild)
      addOfChild(tokensOf(message, introduction ? { ...part, start: part.start + introduction[0].length } : part))
    else if (/^ten (?:con|chau) la /.test(folded)) addOfChild(tokens.slice(3))
    else if (/^(?:da )?(?:con|chau) (?:ten|la) /.test(folded)) addOfChild(tokens.slice(tokens[0]?.folded === 'da' ? 3 : 2))
    else if (part.isAfterVerb && part.label !== 'address' && !numberedPlace.test(folded)) addSentTo(tokens)
    else addGiven(part)
    addBeforeVerb(tokens)
    // "mẹ cháu là Hồ Thị Nhàn": an adult of the child, by the full name only.
    const parent = /^(?:me|bo|ba|ong)(?: (?:be|chau))? (?:ten )?la /.exec(folded)
    const afterParent = parent ? tokensOf(message, { ...part, start: part.start + parent[0].length }) : []
    if (surnames.test(afterParent[0]?.folded ?? '')) add('introduction', nameAt(message, afterParent, 0))
    const inner = /(?:gui|giao|ship|tang|nhan)(?: hang)? (?:cho|tang) (?=(?:chi|anh|co|chu|bac|ba|ong|di|ban|me|c|a|em) [a-z])/.exec(folded)
    if (inner) add('sent-to', nameAt(message, tokensOf(message, { ...part, start: part.start + inner.index + inner[0].length }), 0))
  }
  /** "Tên con là Tôn Nữ Quỳnh Chi": a writer calls herself "con" too when she speaks to an aunt, and a child gets no parcels. Doubtful. */
  function addOfChild(own: Token[]): void {
    const isToAunt = own.length >= 2 && /(?:^|\s)(?:o|co|di|mo|thim|bac|ba) oi\b/.test(message.folded)
    if (isToAunt || (own.length >= 3 && isFullName(own))) add('full-name', nameAt(message, own, 0))
  }
  /** "Vẫn gửi chị Bích Ngọc", "giao Nguyễn Thị Hoa". */
  function addGiven(part: MessagePart): void {
    const verb = /^(?:(?:van|cu|roi|nho|vay|thi|shop|sop|ok|da) )*(?:gui|goi|ship|giao|nhan) /.exec(
      message.folded.slice(part.start, part.end),
    )
    if (!verb) return
    const tokens = tokensOf(message, { ...part, start: part.start + verb[0].length })
    const isTitled = /^(?:me|bo|chi|anh|co|chu|bac|ba|ong|di)$/.test(tokens[0]?.folded ?? '')
    if (!/^\p{Lu}/u.test(tokens[isTitled ? 1 : 0]?.text ?? '')) return
    add(!isTitled && surnames.test(tokens[0]?.folded ?? '') ? 'sent-to' : 'full-name', nameAt(message, tokens, 0))
  }
  /** "Cô Hạnh nhận giúp", "em Thu Hằng đặt hôm qua". */
  function addBeforeVerb(tokens: Token[]): void {
    const candidate = nameAt(message, tokens, 0)
    if (
      !candidate?.hasTitle ||
      !tokens.some(({ start, text }) => start < candidate.end && /^\p{Lu}/u.test(text) && start > (tokens[0]?.start ?? 0))
    )
      return
    const [verb, next] = tokens.filter(({ start }) => start >= candidate.end)
    if (verb?.folded === 'nhan' && /^(?:giup|gium|dum|ho|thay|hang|nha|nhe|a)?$/.test(next?.folded ?? '')) add('sent-to', candidate)
    else if (/^(?:dat|lay|mua|chot|nhan|nho|ne|day)$/.test(verb?.folded ?? '')) add('full-name', candidate)
  }
  function addSentTo(all: Token[]): void {
    const colon = message.text.slice(all[0]?.start, all.at(-1)?.end).lastIndexOf(':')
    const tokens = colon < 0 ? all : all.filter(({ start }) => start > (all[0]?.start ?? 0) + colon)
    const candidate = nameAt(message, tokens, 0)
    const isWritten =
      candidate && (candidate.hasTitle || /^\p{Lu}/u.test(message.text[candidate.start] ?? '') || surnames.test(tokens[0]?.folded ?? ''))
    if (isWritten) add('sent-to', candidate)
  }
  for (const part of parts.filter((each) => !isTaken(each) && (each.label === null || each.label === 'phone'))) addPlain(part)
  function addPlain(whole: MessagePart): void {
    const colon = message.text.slice(whole.start, whole.end).lastIndexOf(':')
    const aside = message.text.slice(whole.start, whole.end).indexOf(' (')
    const part = {
      ...whole,
      start: whole.start + (colon < 0 || aside >= 0 ? 0 : colon + 1),
      end: aside < 0 ? whole.end : whole.start + aside,
    }
    const tokens = tokensOf(message, part)
    const folded = message.folded.slice(part.start, part.end)
    if (tokens.length === 0 || tokens.length > 7 || /\d/.test(folded) || notNames.test(folded.replace(/\s(?:ne|nha|nhe|a) shop$/, '')))
      return
    const candidate = nameAt(message, tokens, 0)
    const after = tokens.filter(({ start }) => !candidate || start >= candidate.end)
    const isFrom = candidate?.hasTitle && /^(?:o|tai|ben)$/.test(after[0]?.folded ?? '')
    if (!candidate || !(isFrom || after.every(({ folded: word }) => filler.test(word)))) return
    const words = candidate.name.split(' ')
    const isFull = isFullName(tokens.filter(({ start, end }) => start >= candidate.start && end <= candidate.end))
    const isNear = phones.some(({ start, end }) => isBetween(message, whole.end, start) || isBetween(message, end, part.start))
    if (isNear && (isFull || candidate.hasTitle || words.every((word) => /^\p{Lu}/u.test(word))))
      add((isFull || candidate.hasTitle) && !isFrom ? 'beside-phone' : 'full-name', candidate)
    else if (isNear && words.length >= 2 && words.length <= 4 && tokens.length === words.length) add('full-name', candidate)
    else if ((isFull && words.length >= 2) || candidate.hasTitle) add('full-name', candidate)
  }
  if (found.length === 0 && phones.length > 0) addFirst()
  /** Nothing tells who it is but the place: the message begins with capital words that are no place. */
  function addFirst(): void {
    const [part] = parts
    if (!part || part.label !== null || isTaken(part)) return
    const tokens = tokensOf(message, part)
    const candidate = nameAt(message, tokens, 0)
    const isName = candidate?.end === tokens.at(-1)?.end && tokens.length > 1 && tokens.length < 6
    if (candidate && isName && tokens.every(({ text }) => /^\p{Lu}/u.test(text))) add('full-name', candidate)
  }
  return found
}

/** Nothing but marks and "sđt" stand between. */
function isBetween({ folded }: MessageText, start: number, end: number): boolean {
  return (
    end >= start &&
    end - start < 30 &&
    /^[^a-z0-9]*(?:sdt|dt|so dt|dien thoai|so|tel|phone|lh|zalo|so dien thoai)?[^a-z0-9]*$/.test(folded.slice(start, end))
  )
}

export type ChosenName = { name: NameCandidate | null; hasSender: boolean; isUnsure: boolean }

const rank: readonly NameSource[] = ['label', 'sent-to', 'beside-phone', 'introduction', 'full-name', 'stamp']

/** The recipient: who the parcel goes to, not who writes. Doubtful unless the message says it plainly. */
export function chooseName(candidates: readonly NameCandidate[], recipientPhone: Range | null): ChosenName {
  const sorted = candidates.toSorted((a, b) => rank.indexOf(a.source) - rank.indexOf(b.source) || a.start - b.start)
  const name = sorted[0] ?? null
  const introduction = candidates.find(({ source }) => source === 'introduction')
  const hasSender = introduction !== undefined && name !== null && name !== introduction
  if (!name) return { name, hasSender, isUnsure: false }
  const rivals = candidates.filter((each) => each !== name && each.source !== 'stamp' && !isSamePerson(each, name))
  const isPlain = name.source === 'label' || name.source === 'sent-to' || name.source === 'beside-phone'
  const isOnlyIntroduced = name.source === 'introduction' && rivals.length === 0
  const isRivalled = rivals.some(({ source }) => !(source === 'introduction' || (source === 'full-name' && name.source === 'label')))
  const isClear = name.isWhole && ((isPlain && !isRivalled) || isOnlyIntroduced)
  return { name, hasSender, isUnsure: !isClear || recipientPhone === null }
}

function isSamePerson(one: NameCandidate, other: NameCandidate): boolean {
  const last = ({ name }: NameCandidate) => name.split(' ').at(-1)?.toLowerCase()
  return last(one) === last(other)
}
