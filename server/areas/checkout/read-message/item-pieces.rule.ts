import type { MessagePhrase } from '../../catalogue/catalogue.ts'
import { isDetail, ownColors } from './item-details.rule.ts'
import { type MessageText, type Range, type Token, tokensOf, trimRange } from './message-text.rule.ts'
import { phraseByName } from './read-by-name.rule.ts'
import { type ItemContext, itemOf, type Piece, phraseAt, type ReadItem } from './read-item.rule.ts'
import { classifiers, eachColor, eachKind, foldedAmounts, quantityOf } from './read-quantity.rule.ts'

/** Cuts "2 váy hoa vs 1 mũ len" before each number or joining word that a kind of goods follows. */
export function piecesOf(message: MessageText, part: Range, phrase: MessagePhrase, context: ItemContext): Piece[] {
  const tokens = tokensOf(message, part)
  // "Nơ kem" is cream, "kèm 1 mũ" with a hat.
  const isWithMarks = message.text.toLowerCase() !== message.folded
  const heads = [...phrase.types, ...phrase.skus].map(({ start }) => part.start + start)
  /** Where a piece ends, and where the next one begins. */
  const cuts: Range[] = []
  for (const [at, token] of tokens.entries()) {
    if (
      at === 0 ||
      isWithin(token, phrase.size, part.start) ||
      phrase.skus.some((sku) => token.start > part.start + sku.start && isWithin(token, sku, part.start))
    )
      continue
    const near = tokens.slice(at + 1, at + 4).some(({ start }) => heads.includes(start))
    const gap = message.text.slice(tokens[at - 1]?.end, token.start)
    const isNear = (words: number) => tokens.slice(at + 1, at + 1 + words).some(({ start }) => heads.includes(start))
    const isJoined = /^(?:vs|va|voi)$/.test(token.folded)
      ? isNear(4)
      : /^(?:cung|kem|w|and)$/.test(token.folded) && !(token.text === 'kem' && isWithMarks) && near
    const isCounted =
      isCount(token) &&
      !notCounted.test(tokens[at - 1]?.folded ?? '') &&
      !unitOfSize.test(tokens[at + 1]?.folded ?? '') &&
      !isAmountBefore(message, tokens, at) &&
      !/^\s?[-–]/.test(message.text.slice(token.end, token.end + 2)) &&
      near &&
      heads.some((head) => head < token.start)
    const isMarked = /[+&]/.test(gap) && (near || heads.includes(token.start))
    // "2 cái yếm ăn MM-BI-01" is one item: its kind and its code.
    const isNextSku = phrase.skus.slice(1).some(({ start }) => part.start + start === token.start)
    if (isJoined || isCounted || isMarked || isNextSku) cuts.push({ start: token.start, end: isJoined ? token.end : token.start })
  }
  const starts = [part.start, ...cuts.map(({ end }) => end)]
  const pieces: Piece[] = []
  for (const [at, start] of starts.entries()) {
    const range = trimRange(message, { start, end: cuts[at]?.start ?? part.end })
    const read = phraseAt(message, range, context)
    const last = pieces.at(-1)
    const named = read && !last ? phraseByName(read, message.text.toLowerCase() !== message.folded, context.namedPairs) : undefined
    if (read && (read.types.length > 0 || read.skus.length > 0))
      pieces.push({ ...range, phrase: read.skus.length > 0 ? ownColors(message, range, read, context) : read })
    // "1 vành nắng sớm 2y với 1 đôi giày": the first without its kind.
    else if (named && quantityOf(message, range, named) !== undefined) pieces.push({ ...range, phrase: named })
    // "Chàm 6-9m và hồng 6-9m": of the goods before.
    else if (read && last && isDetail(message, { ...range, phrase: read })) {
      const joined = { start: last.start, end: range.end }
      pieces.splice(-1, 1, { ...joined, phrase: phraseAt(message, joined, context) ?? last.phrase })
    }
  }
  return pieces
}

/** "SL 2", "size 2", "2 tuổi": the amount of what stands before, or a size. */
const notCounted = /^(?:sl|x|size|sz|sai|co|luong|bo|set)$/
const unitOfSize = /^(?:tuoi|thang|th|t|y|m|kg|ky|cm)$/

/** "… màu củ nâu 2 cái + mũ": the amount belongs to what stands before. */
function isAmountBefore({ text }: MessageText, tokens: readonly Token[], at: number): boolean {
  const [unit, next] = [tokens[at + 1], tokens[at + 2]]
  if (!unit || !next || !new RegExp(`^(?:${classifiers})$`).test(unit.folded)) return false
  return /[+&]/.test(text.slice(unit.end, next.start)) || /^(?:vs|va|voi)$/.test(next.folded)
}

function isWithin({ start }: Token, range: Range | null, from: number): boolean {
  return range !== null && start >= from + range.start && start < from + range.end
}

function isCount({ folded }: Token): boolean {
  return /^(?:(?:\d|[12]\d|0\d)x?|one|two|three|four)$/.test(folded)
}

/** "2 yếm ăn 1 nghệ 1 lá già", "2 áo gile nghệ 3y 1 màu chàm 3y": the goods, then each number with a colour or a size. */
export function sharesOf(message: MessageText, piece: Piece, context: ItemContext): Piece[] {
  const text = foldedAmounts(message, piece)
  const head = (piece.phrase.types[0] ?? piece.phrase.skus[0])?.end ?? 0
  const starts = [
    ...text.matchAll(
      /(?<!\b(?:size|sz|sai|co))\s(?=(?:\d|(?:mot|hai|ba)(?= (?:cai|con|chiec|bo|doi|mau) )|(?<=: )(?:mot|hai|ba)) (?!(?:tuoi|thang|th|t|y|m)(?![a-z]))(?:mau )?[a-z])/g,
    ),
  ].flatMap(({ index }) => (index >= head ? [index + 1] : []))
  const [first] = starts
  if (first === undefined || eachColor.test(text)) return [piece]
  const details = starts.flatMap((start, at) =>
    pieceOf(message, { start: piece.start + start, end: piece.start + (starts[at + 1] ?? text.length) }, context),
  )
  const areDetails = details.every((detail) => isDetail(message, detail) && (detail.phrase.colors.length > 0 || detail.phrase.size))
  // "Áo dài 1 cái củ nâu 3y": one item.
  const isOne = details.length === 1 && quantityOf(message, { start: piece.start, end: piece.start + first }, piece.phrase) === undefined
  return areDetails && !isOne ? [...pieceOf(message, { start: piece.start, end: piece.start + first }, context), ...details] : [piece]
}

const oneSize = String.raw`(?:size |sz |co )?\d{1,2}(?:\s?-\s?\d{1,2})?\s?(?:m|y|t|th|thang|tuoi)?`
const shopSize = String.raw`\d{1,2}(?:\s?-\s?\d{1,2})?\s?(?:m|y|tuoi)(?![a-z])`
/** Without a joining word they need their units: "2y 3y". */
const severalSizes = new RegExp(`(?<![\\w-])(?:${oneSize}(?:\\s(?:va|voi|vs|\\+)\\s${oneSize})+|${shopSize}(?:,? ${shopSize})+)(?![\\w-])`)
const eachSize = /\bmoi (?:size|sz|co) (?:1|mot)\b/

/** "2 mũ size 18-24m và size 3y", "mũ 6-9m và 9-12m, mỗi size 1 cái": the sizes, where each is of one unit. */
export function sizesOf(message: MessageText, piece: Piece, context: ItemContext): NonNullable<ReadItem['size']>[] {
  const found = severalSizes.exec(foldedAmounts(message, piece))
  if (!found) return []
  const start = piece.start + found.index
  const sizes = [...found[0].matchAll(new RegExp(oneSize, 'g'))].flatMap(({ 0: size, index }) => {
    const [each] = pieceOf(message, { start: start + index, end: start + index + size.length }, context)
    return (each && itemOf(message, each).size) ?? []
  })
  const isEach = eachSize.test(message.folded.slice(start, piece.end + 20)) || quantityOf(message, piece, piece.phrase) === sizes.length
  return sizes.length > 1 && isEach ? sizes : []
}

/** "2 túi ngủ (chàm 6-9m và hồng 6-9m)", "quần màu lá sả 1 cái và màu sen phấn 1 cái": the goods in colours that are joined. */
export function variantsOf(message: MessageText, piece: Piece, context: ItemContext): ReadItem[] {
  const whole = foldedAmounts(message, piece)
  // "… mỗi thứ một bộ": one of each.
  const text = whole.slice(0, eachKind.exec(whole)?.index)
  const head = (piece.phrase.types[0] ?? piece.phrase.skus[0])?.end ?? text.length
  const joints = [...text.matchAll(/\s(?:va|voi|vs)\s|\s?\+\s?/g)].filter(({ index }) => index > head)
  if (joints.length === 0) return []
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)]
  const [first, ...others] = starts.flatMap((start, at) =>
    pieceOf(message, { start: piece.start + start, end: piece.start + (joints[at]?.index ?? text.length) }, context),
  )
  if (!first || others.length !== joints.length || first.phrase.colors.length === 0) return []
  if (!others.every((each) => each.phrase.colors.length > 0 && isDetail(message, each))) return []
  const item = itemOf(message, first)
  const counts = others.map((each) => quantityOf(message, each, each.phrase))
  const isOneEach = item.quantity === starts.length && counts.every((count) => count === undefined)
  if (!isOneEach && item.quantity > 1 && counts.some((count) => count === undefined)) return []
  const kind = item.color ? item.phrase.replace(item.color.text.replace(/^(?:màu|mau) /i, ''), '').trim() : item.phrase
  return [
    { ...item, quantity: isOneEach ? 1 : item.quantity },
    ...others.map((each, at): ReadItem => {
      const { size, color, start, end } = itemOf(message, each)
      return {
        ...item,
        start,
        end,
        quantity: counts[at] ?? 1,
        color,
        size: size ?? item.size,
        phrase: `${kind} ${color?.text ?? ''}`.trim(),
      }
    }),
  ]
}

export function pieceOf(message: MessageText, part: Range, context: ItemContext): Piece[] {
  const range = trimRange(message, part)
  const phrase = phraseAt(message, range, context)
  return phrase ? [{ ...range, phrase: ownColors(message, range, phrase, context) }] : []
}
