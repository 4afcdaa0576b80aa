import { stripDiacritics } from '../../../../../contract/strip-diacritics.ts'

/** An item the customer asks for: "2 áo size 3-6m màu hồng". `what`: the words to search for. */
export type RequestedItem = { quantity: number; what: string; size: string | null; color: string | null }

const productNouns = 'ao|bo|vay|dam|quan|mu|non|khan|men|chan|tat|vo|giay|yem|body|bodysuit|bloomer|tui|goi|set|hop|cai|chiec|doi|con|sp'
const requestPrefix = /^(?:(?:em|minh|chi|c|e|m|shop|cho|oi|a|anh|me|nha|minh)\s+)*(?:lay|dat|mua|order|chot|can|muon)\s+/
const numberWords = new Map([
  ['mot', 1],
  ['hai', 2],
  ['ba', 3],
  ['bon', 4],
  ['nam', 5],
])
/** Matches whole words only: a longer code may contain the same characters. */
const sizes =
  /(?<![\p{L}\d])(?:(?:size|sz|cỡ|sai|co)\s*:?\s*)?(\d{1,2}\s*[-–]\s*\d{1,2}\s*(?:tháng|tuổi|thang|tuoi|m|y|t)?|\d{1,3}\s*(?:tháng|tuổi|thang|tuoi|m|y|t)|newborn)(?![\p{L}\d])/iu
const namedSize = /(?<![\p{L}\d])(?:size|sz|cỡ)\s*:?\s*([\p{L}\d-]+)/iu
const colors =
  /(?<!\p{L})(?:màu|mau)\s+([\p{L}]+(?:\s+(?:nhạt|đậm|pastel|phấn|chanh|tươi|than|cổ sen|sen|rêu|bơ|kem|đất|biển|ngọc|mint))?)/iu

export function isItemRequest(segment: string): boolean {
  const folded = stripDiacritics(segment).trim()
  return (
    requestPrefix.test(folded) ||
    new RegExp(`^(?:\\d{1,2}|${[...numberWords.keys()].join('|')})\\s*x?\\s*(?:${productNouns})\\b`).test(folded) ||
    /\b(?:size|sz)\b/.test(folded)
  )
}

/** Splits a request into its items: "1 áo và 2 quần" are two. */
export function parseRequestedItems(segment: string): RequestedItem[] {
  return segment
    .split(/\s+(?:và|va|với|voi|cùng)\s+|\s*\+\s*/iu)
    .map(parseRequestedItem)
    .filter(({ what }) => what !== '')
}

function parseRequestedItem(text: string): RequestedItem {
  const begun = requestPrefix.exec(stripDiacritics(text).trimStart())
  let rest = text.trimStart().slice(begun?.[0].length ?? 0)
  const take = (expression: RegExp): string | null => {
    const found = expression.exec(rest)
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return found?.[1]?.trim() ?? null
  }
  const color = take(colors)
  const size = (take(sizes) ?? take(namedSize))?.replace(/\s*[-–]\s*/, '-').replace(/\s+/g, ' ') ?? null
  const written = take(/^\s*(\d{1,2})\s*(?:x\s+)?(?=\p{L}|$)/u)
  const firstWord = written === null ? stripDiacritics(rest).trim().split(/\s+/)[0] : undefined
  const counted = firstWord === undefined ? undefined : numberWords.get(firstWord)
  if (counted !== undefined) rest = rest.trim().replace(/^\S+/, '')
  const what = rest
    .replace(/\s+/g, ' ')
    .replace(/(?:^|\s)(?:nhé|nha|ạ|ơi|với|giúp|dùm|giùm|size|sz)(?=\s|$)/giu, '')
    .replace(/^\s*(?:cái|chiếc|cai|chiec|sp)\s+/iu, '')
    .replace(/[.!?]+$/, '')
    .trim()
  return { quantity: Math.max(1, written === null ? (counted ?? 1) : Number(written)), what, size, color: color?.toLowerCase() ?? null }
}
