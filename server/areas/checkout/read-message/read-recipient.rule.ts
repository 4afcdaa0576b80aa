import { isBetween, likelyNames, type NameContext, notNames } from './likely-names.rule.ts'
import { type MessagePart, type Range, type Token, tokensOf } from './message-text.rule.ts'
import { afterRelation, type FoundName, isFullName, nameAt, surnames } from './name-at.rule.ts'

export type NameSource = 'label' | 'sent-to' | 'introduction' | 'beside-phone' | 'full-name' | 'order' | 'stamp'
export type NameCandidate = FoundName & { source: NameSource }

/** "Giao tới lầu 4". */
const numberedPlace =
  /^(?:villa|room|apt|apartment|unit|building|kho|lau|tang|phong|toa|can|nha|block|kiot|sap|quay|to|thon|xom|ap|doi|khu|khom|kp|so|sn) (?:so )?[a-z]?\d/
const filler = /^(?:khach|quen|cu|ni|nhan|hang|ne|nha|nhe|nhen|a|ah|shop|sop|oi|day|ha|hen|c|chi|em|e|ạ)$/

/** "Dì ơi", "con lấy 2 cái … nghe cô": who writes calls herself "con". */
const toElder =
  /(?:^|\s)(?:(?:o|co|di|mo|thim|bac|ba|me|ma|u|ong|chu|cau)(?: [a-z]+)? oi|(?:o|co|di|mo|thim|bac|ba) (?:cho con|de con|cho chau))\b|(?:^|[\s.,])(?:so|sdt|dt) (?:cua )?chau\b|(?:^|[\s.,])chau o (?:\d|so |thon|xom|ap )|(?:^|[\s.,])con (?:lay|mua|dat|muon|chuyen khoan|chuyen tien|cam on|chao)\b/
/** "Giao tới trường mầm non …", no person. */
const institution =
  /^(?:truong|benh vien|cong ty|cty|khach san|chung cu|toa nha|ngan hang|ubnd|uy ban|tram y te|phong kham|trung tam|van phong|co quan) (?:[a-z]+ )*[a-z]+$/

/** Whom the message names, and how it does. */
export function readNames({ message, parts, phones, isTaken, isPlace }: NameContext): NameCandidate[] {
  const found: NameCandidate[] = []
  const alsoPlaces: NameCandidate[] = []
  const isToElder = toElder.test(message.folded)
  const add = (source: NameSource, candidate: FoundName | undefined) => {
    // "Em tên Hoài An": a place too, so doubtful.
    const isAlsoPlace = candidate && !candidate.hasTitle && isPlace(candidate.name)
    const isSaid = source === 'label' || source === 'introduction'
    if (candidate && isAlsoPlace && !isSaid) alsoPlaces.push({ ...candidate, source: 'full-name' })
    if (candidate && !(isAlsoPlace && !isSaid) && !found.some(({ start }) => start === candidate.start))
      found.push({ ...candidate, source: (candidate.isProper && !isAlsoPlace) || source === 'order' ? source : 'full-name' })
  }
  for (const part of parts) {
    const tokens = tokensOf(message, part)
    const folded = message.folded.slice(part.start, part.end)
    const introduction =
      /^(?:it ?['’]?s|this is|i ?['’]?m|i am) (?=[a-z]+(?: [a-z]+)?(?: from| here|$))|^(?:(?:shop|o|co|di|chi|c|mi) oi |alo |da |a |dung roi )*(?:em|e|minh|m|toi|tui|tau|tao|to|chi|c|ten) (?:ten la|ten|la|em la|e la) /.exec(
        folded,
      )
    const isOfChild = /\b(?:be|con|chau|nhoc)(?: (?:nha|gai|trai|lon|nho|ut|dau|em|minh|toi|tui))*(?: ten(?: la)?)?\s*$/.test(
      message.folded.slice(Math.max(0, part.start - 16), part.start),
    )
    const isTitled = /^(?:da )?(?:co|di|bac|chu|anh|ba|ong|thim|mo|me) (?:ten la|ten|la) /.exec(folded)
    const called = isTitled ? tokensOf(message, { ...part, start: part.start + isTitled[0].length }) : []
    // "Cô là Bảy Lượm", but not "cô là giáo viên".
    if (/^\p{Lu}/u.test(called[0]?.text ?? '')) add('introduction', nameAt(message, called, 0))
    if (introduction && part.label !== 'items' && !isOfChild)
      add('introduction', nameAt(message, tokensOf(message, { ...part, start: part.start + introduction[0].length }), 0))
    else if (part.label === 'name' && !isOfChild) add('label', nameAt(message, afterRelation(message, afterColon(tokens)), 0))
    else if ((introduction || part.label === 'name') && isOfChild)
      addOfChild(tokensOf(message, introduction ? { ...part, start: part.start + introduction[0].length } : part))
    else if (/^ten (?:con|chau) la /.test(folded)) addOfChild(tokens.slice(3))
    else if (/^(?:(?:da|con) )?(?:con|chau) (?:ten|la) /.test(folded))
      addOfChild(tokens.slice(/^(?:da|con) (?:con|chau) /.test(folded) ? 3 : 2))
    else if (part.isAfterVerb && part.label !== 'address' && !numberedPlace.test(folded)) addSentTo(tokens)
    else addGiven(part)
    addAfterGoods(part)
    // "Chị Mẹ May ơi em Diễm My đây": who is spoken to stands first.
    const toWhom = /^(?:[a-z]+ ){1,4}oi /.exec(folded)?.[0].length ?? 0
    addBeforeVerb(tokens.filter(({ start }) => start >= part.start + toWhom))
    // "mẹ cháu là Hồ Thị Nhàn": an adult of the child, by the full name only.
    const parent = /^(?:me|bo|ba|ong|ma)(?: (?:be|chau))?(?: [a-z]+)? (?:ten )?la /.exec(folded)
    const afterParent = parent ? tokensOf(message, { ...part, start: part.start + parent[0].length }) : []
    if (surnames.test(afterParent[0]?.folded ?? '')) add('introduction', nameAt(message, afterParent, 0))
    const inner = /(?:gui|giao|ship|tang|nhan)(?: hang)? (?:cho|tang) (?=(?:chi|anh|co|chu|bac|ba|ong|di|ban|me|c|a|em) [a-z])/.exec(folded)
    const call = /(?:^|\s)(?:goi|alo|lien he)(?: cho)? (?=(?:chi|anh|co|chu|bac|ba|ong|di) [a-z])/.exec(folded)
    if (call) add('full-name', nameAt(message, tokensOf(message, { ...part, start: part.start + call.index + call[0].length }), 0))
    if (inner) add('sent-to', nameAt(message, tokensOf(message, { ...part, start: part.start + inner.index + inner[0].length }), 0))
  }
  /** "2 yếm ăn thỏ con tới cô Phương, 0905 …": after the goods and right before the phone. Doubtful. */
  function addAfterGoods(part: MessagePart): void {
    if (part.label !== 'items' || !phones.some(({ start }) => isBetween(message, part.end, start))) return
    const folded = message.folded.slice(part.start, part.end)
    const to = / (?:toi|den|ve|cho) (?=(?:chi|anh|co|chu|bac|ba|ong|di|mo|thim|o)(?: [a-z]+){1,5}$)/.exec(folded)
    if (!to) return
    const tokens = tokensOf(message, { ...part, start: part.start + to.index + to[0].length })
    const candidate = nameAt(message, tokens, 0)
    const isCapital = tokens.slice(1).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
    if (isCapital && candidate?.end === tokens.at(-1)?.end && candidate) add('full-name', candidate)
  }
  /** "Tên con là Tôn Nữ Quỳnh Chi": a writer calls herself "con" too when she speaks to an aunt, and a child gets no parcels. Doubtful. */
  function addOfChild(own: Token[]): void {
    const isBesidePhone = phones.some(({ start }) => isBetween(message, own[0]?.end ?? start, start))
    const isToAunt = isToElder && (own.length >= 2 || isBesidePhone)
    if (isToAunt || (own.length >= 3 && isFullName(own))) add('full-name', nameAt(message, own, 0))
  }
  /** "Vẫn gửi chị Bích Ngọc", "giao Nguyễn Thị Hoa". */
  function addGiven(part: MessagePart): void {
    const verb = /^(?:(?:van|cu|roi|nho|vay|thi|shop|sop|ok|da) )*(?:gui|goi|ship|giao|nhan|don(?: hang)?(?: cua)?) /.exec(
      message.folded.slice(part.start, part.end),
    )
    if (!verb) return
    const tokens = tokensOf(message, { ...part, start: part.start + verb[0].length })
    const isTitled = /^(?:me|bo|chi|anh|co|chu|bac|ba|ong|di|em|e|c|a)$/.test(tokens[0]?.folded ?? '')
    if (!/^\p{Lu}/u.test(tokens[isTitled ? 1 : 0]?.text ?? '')) return
    if (verb[0].startsWith('don')) add('order', nameAt(message, tokens, 0))
    else add(!isTitled && surnames.test(tokens[0]?.folded ?? '') ? 'sent-to' : 'full-name', nameAt(message, tokens, 0))
  }
  /** "Cô Hạnh nhận giúp", "em Thu Hằng đặt hôm qua". */
  function addBeforeVerb(tokens: Token[]): void {
    const candidate = nameAt(message, tokens, 0)
    if (
      !candidate?.hasTitle ||
      !tokens.some(({ start, text }) => start < candidate.end && /^\p{Lu}/u.test(text) && start > (tokens[0]?.start ?? 0))
    )
      return
    const after = tokens.filter(({ start }) => start >= candidate.end)
    // "Em Thu Hà hôm trước có mua".
    const [verb, next] = after.slice(
      after.findIndex(({ folded }) => !/^(?:hom|bua|lan|dot|truoc|qua|no|co|da|tung|moi|muon)$/.test(folded)),
    )
    if (verb?.folded === 'nhan' && /^(?:giup|gium|dum|ho|thay|hang|nha|nhe|a)?$/.test(next?.folded ?? '')) add('sent-to', candidate)
    else if (/^(?:dat|lay|mua|chot|nhan|nho|ne|day|ban)$/.test(verb?.folded ?? '')) add('full-name', candidate)
  }
  function afterColon(tokens: Token[]): Token[] {
    const from = tokens[0]?.start ?? 0
    const colon = message.text.slice(from, tokens.at(-1)?.end).lastIndexOf(':')
    return colon < 0 ? tokens : tokens.filter(({ start }) => start > from + colon)
  }
  function addSentTo(all: Token[]): void {
    if (institution.test(all.map(({ folded }) => folded).join(' '))) return
    const colon = message.text.slice(all[0]?.start, all.at(-1)?.end).lastIndexOf(':')
    const nameAfter = all.findIndex(
      ({ text }, at) => at > 0 && at < 5 && /^(?:là|la|tên|ten)$/.test(text) && /^\p{Lu}/u.test(all[at + 1]?.text ?? ''),
    )
    const own = colon < 0 ? all.slice(nameAfter + 1) : all.filter(({ start }) => start > (all[0]?.start ?? 0) + colon)
    // "Nhận tại nhà ông Tường".
    const isHouse = own[0]?.folded === 'nha' && /^(?:ong|ba|chi|anh|co|chu|bac|di|me|cau|mo|thim)$/.test(own[1]?.folded ?? '')
    const tokens = afterRelation(message, isHouse ? own.slice(1) : own)
    const candidate = nameAt(message, tokens, 0)
    const isWritten =
      candidate && (candidate.hasTitle || /^\p{Lu}/u.test(message.text[candidate.start] ?? '') || surnames.test(tokens[0]?.folded ?? ''))
    if (isWritten) add('sent-to', candidate)
    else if (candidate && tokens.length < own.length && candidate.end === tokens.at(-1)?.end) add('full-name', candidate)
  }
  for (const part of parts.filter((each) => !isTaken(each) && (each.label === null || each.label === 'phone'))) addPlain(part)
  function addPlain(whole: MessagePart): void {
    const colon = message.text.slice(whole.start, whole.end).lastIndexOf(':')
    const aside =
      / (?:\(|(?:lớp|phòng|khoa|bộ phận) |(?:lop|phong|khoa) [a-z]?\d)/.exec(message.text.slice(whole.start, whole.end))?.index ?? -1
    const part = {
      ...whole,
      start: whole.start + (colon < 0 || aside >= 0 ? 0 : colon + 1),
      end: aside < 0 ? whole.end : whole.start + aside,
    }
    const tokens = afterPronoun(tokensOf(message, part))
    const folded = message.folded.slice(part.start, part.end)
    // "Cô Ba ơi": who is spoken to.
    if (/\boi$|^(?:da|vang|ok)$/.test(folded)) return
    if (
      tokens.length === 0 ||
      tokens.length > 7 ||
      /\d/.test(folded) ||
      notNames.test(folded.replace(/\s(?:ne|nha|nhe|a|day|nghe)(?: (?:shop|em|e|chi|c|con|co))+$/, ''))
    )
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
    else if ((isFull && words.length >= 2) || candidate.hasTitle || (isToElder && tokens.length < tokensOf(message, part).length))
      add('full-name', candidate)
  }
  /** "Mình Khánh Linh, số đt …": without "tên" or "là". */
  function afterPronoun(tokens: Token[]): Token[] {
    if (/^(?:dạ|da|vâng|alo)$/i.test(tokens[0]?.text.normalize('NFC') ?? '') && tokens.length > 1) return tokens.slice(1)
    const spoken = isToElder ? tokens.findIndex(({ folded }, at) => at < 4 && folded === 'oi' && tokens[at + 1]?.folded === 'con') : -1
    const [first, ...all] = tokens.slice(spoken + 1)
    const rest = isToElder ? all.filter(({ folded }, at) => !(at === all.length - 1 && at > 0 && /^(?:ne|nha|day)$/.test(folded))) : all
    const own = first?.text.normalize('NFC').toLowerCase() ?? ''
    const isOwn = (own === 'mình' || (own === 'con' && isToElder)) && rest.length >= 1 && rest.length <= 4
    return isOwn && rest.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) ? rest : tokens
  }
  if (found.length === 0) for (const name of likelyNames({ message, parts, phones, isTaken, isPlace })) add('full-name', name)
  if (found.length === 0 && phones.length > 0) found.push(...alsoPlaces)
  return found
}

export type ChosenName = { name: NameCandidate | null; hasSender: boolean; isUnsure: boolean }

const rank: readonly NameSource[] = ['label', 'sent-to', 'beside-phone', 'introduction', 'full-name', 'order', 'stamp']

/** The recipient: who the parcel goes to, not who writes. Doubtful unless the message says it plainly. */
export function chooseName(candidates: readonly NameCandidate[], recipientPhone: Range | null, isForOther: boolean): ChosenName {
  const sorted = candidates.toSorted(
    (a, b) => rank.indexOf(a.source) - rank.indexOf(b.source) || Number(b.isProper) - Number(a.isProper) || a.start - b.start,
  )
  const name = sorted[0] ?? null
  const introduction = candidates.find(({ source }) => source === 'introduction')
  const hasSender = introduction !== undefined && name !== null && name !== introduction
  if (!name) return { name, hasSender, isUnsure: false }
  const rivals = candidates.filter(
    (each) => each !== name && each.source !== 'stamp' && each.source !== 'order' && !isSamePerson(each, name),
  )
  const isPlain = name.source === 'label' || name.source === 'sent-to' || name.source === 'beside-phone'
  // Who orders for somebody else introduces herself too.
  const isOnlyIntroduced = name.source === 'introduction' && rivals.length === 0 && !isForOther
  const isRivalled = rivals.some(({ source }) => !(source === 'introduction' || (source === 'full-name' && name.source === 'label')))
  const isClear = name.isWhole && ((isPlain && !isRivalled) || isOnlyIntroduced)
  return { name, hasSender, isUnsure: !isClear || recipientPhone === null }
}

function isSamePerson(one: NameCandidate, other: NameCandidate): boolean {
  const last = ({ name }: NameCandidate) => name.split(' ').at(-1)?.toLowerCase()
  return last(one) === last(other)
}
