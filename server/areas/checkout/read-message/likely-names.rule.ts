import { type MessagePart, type MessageText, type Range, tokensOf } from './message-text.rule.ts'
import { type FoundName, isFullName, nameAt } from './name-at.rule.ts'
import { isStreet } from './read-street.rule.ts'

export const notNames =
  /\b(?:shop|sop|alo|hello|chao|san pham|size|don|ship|cam on|thanks|nhe|bao nhieu|tang \d|nha (?:chi|c|em|e|anh|co|di|bac)|chung cu|truong (?:tieu hoc|mam non|mau giao|thcs|thpt|trung hoc|dai hoc)|cong ty|benh vien|trung tam|khach san|toa nha|dien thoai|dia chi|khu|ngan hang|vietcombank|techcom\w*|inbox|dang ky|khong|ok|co gi|kiem tra|len don|until|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

export type NameContext = {
  message: MessageText
  parts: readonly MessagePart[]
  /** Ends and beginnings of phones. */
  phones: readonly Range[]
  isTaken: (part: MessagePart) => boolean
  isPlace: (text: string) => boolean
}

/** Where nothing says who it is: clauses that are names by their words and by what stands beside them. All of them are doubtful. */
export function likelyNames(context: NameContext): FoundName[] {
  for (const find of [firstWords, besideAddress, beforePhone, nameAlone]) {
    const names = find(context)
    if (names.length > 0) return names
  }
  return []
}

/** The message begins with capital words that are no place. */
function firstWords({ message, parts, phones, isTaken }: NameContext): FoundName[] {
  const [part] = parts
  if (!part || phones.length === 0 || part.label !== null || isTaken(part)) return []
  const tokens = tokensOf(message, part)
  const candidate = nameAt(message, tokens, 0)
  const isName = candidate?.end === tokens.at(-1)?.end && tokens.length > 1 && tokens.length < 6
  return candidate && isName && tokens.every(({ text }) => /^\p{Lu}/u.test(text)) ? [candidate] : []
}

/** "…. Kim Cúc, thôn Hòa Bình, xã …": capital words right before the street. */
function besideAddress({ message, parts, phones, isTaken }: NameContext): FoundName[] {
  return parts.flatMap((part, at) => {
    const next = parts[at + 1]
    const tokens = tokensOf(message, part)
    const isCapital = tokens.length > 1 && tokens.length < 6 && tokens.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
    if (
      !next ||
      phones.length === 0 ||
      part.label !== null ||
      isTaken(part) ||
      !isCapital ||
      !isStreet(message.text.slice(next.start, next.end))
    )
      return []
    const candidate = nameAt(message, tokens, 0)
    return candidate && candidate.end === tokens.at(-1)?.end ? [candidate] : []
  })
}

/** "… vẫn là Hoài Thu 0945 …": the capital words right before the phone. */
function beforePhone({ message, parts, phones, isTaken, isPlace }: NameContext): FoundName[] {
  return phones.flatMap(({ start }) => {
    const part = parts.findLast((each) => each.end <= start)
    if (!part || part.label === 'items' || isTaken(part) || !isBetween(message, part.end, start)) return []
    const tokens = tokensOf(message, part)
    const from = tokens.findLastIndex(({ text }) => !/^\p{Lu}\p{Ll}/u.test(text)) + 1
    const own = tokens.slice(from)
    const name = from > 0 && own.length > 0 && own.length <= 5 ? nameAt(message, own, 0) : undefined
    return name && !isPlace(name.name) ? [name] : []
  })
}

/** A clause of nothing but a name: "Mỹ Vy", and without capitals "bảo hiền" beside the phone or the address. */
function nameAlone({ message, parts, phones, isTaken, isPlace }: NameContext): FoundName[] {
  const isNear = (part: MessagePart, at: number) =>
    phones.some(({ start, end }) => isBetween(message, part.end, start) || isBetween(message, end, part.start)) ||
    [parts[at - 1], parts[at + 1]].some(
      (each) => each && (isStreet(message.text.slice(each.start, each.end)) || isPlace(message.text.slice(each.start, each.end))),
    )
  return parts.flatMap((part, at) => {
    const tokens = tokensOf(message, part)
    const folded = message.folded.slice(part.start, part.end)
    if (part.label === 'items' || part.label === 'note' || part.label === 'address' || tokens.length < 2 || tokens.length > 5) return []
    if (notNames.test(folded) || isPlace(message.text.slice(part.start, part.end)) || isStreet(message.text.slice(part.start, part.end)))
      return []
    const name = nameAt(message, tokens, 0)
    const isWhole = name !== undefined && name.end === tokens.at(-1)?.end
    const areCapital = tokens.every(({ text }) => /^\p{Lu}\p{L}/u.test(text))
    const isLikely = isFullName(tokens) || name?.hasTitle || areCapital || (!message.hasCapitals && tokens.length < 4)
    return isWhole && isLikely && (!isTaken(part) || isFullName(tokens)) && isNear(part, at) ? [name] : []
  })
}

/** Nothing but marks and "sđt" stand between. */
export function isBetween({ folded }: MessageText, start: number, end: number): boolean {
  return (
    end >= start &&
    end - start < 30 &&
    /^[^a-z0-9]*(?:sdt|dt|so dt|dien thoai|so|tel|phone|lh|zalo|so dien thoai)?[^a-z0-9]*$/.test(folded.slice(start, end))
  )
}
