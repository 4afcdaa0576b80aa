import type { Word } from './fold-words.rule.ts'
import type { Place } from './query-parts.ts'
import type { Group, Match, Strictness } from './vocabulary/vocabulary.rule.ts'

/** The words of the vocabulary that are likely meant at a place: the longest phrase, unless the words around it say more. */
export function likelyMatch(words: readonly Word[], at: number, strictness: Strictness, place: Place): Match | undefined {
  const match = forGoodsInShop(words, at, strictness, place)
  if (!match || isAnother(words[at], match, place)) return undefined
  return withoutWearer(words, at, strictness, place, match) ?? withoutLast(words, at, strictness, place, match) ?? match
}

/**
 * After goods a word with other marks does not name more of them if it is part of other names ("khăn quấn" has nothing of "quần"), or if
 * the shop lacks these ("dây buộc cằm" has nothing of "cám").
 */
function isAnother(word: Word | undefined, match: Match, { vocabulary, groups, hasType, isAccented }: Place): boolean {
  const isSlip = hasType && match.length === 1 && isGoods(match) && !match.isExact
  if (!isSlip || !isAccented || word === undefined) return false
  const isPartOfOthers = word.exact !== word.folded && vocabulary.isSpelled(word.exact)
  return isPartOfOthers || !match.groups.some(({ key }) => groups.has(key))
}

/**
 * Without marks goods that the shop lacks give way to goods that it has, if a phrase follows these: "vay cuoi tuan" is a dress for the
 * weekend before a wedding dress.
 */
function forGoodsInShop(words: readonly Word[], at: number, strictness: Strictness, { vocabulary, groups, isAccented }: Place) {
  const match = vocabulary.match(words, at, strictness)
  if (isAccented || !match || match.length !== 2 || match.groups.some(({ key, kind }) => kind !== 'type' || groups.has(key))) return match
  const first = words[at]
  const alone = first && vocabulary.match([first], 0, strictness)
  const isSold = alone?.groups.some(({ key, kind }) => kind === 'type' && groups.has(key)) ?? false
  return isSold && (vocabulary.match(words, at + 1, strictness)?.length ?? 0) > 1 ? alone : match
}

const toWhom = /^(cho|cua)$/
const maxTail = 3

/** Goods whose name is parted by who uses them: "yếm cho con ăn dặm" is "yếm ăn dặm". */
function withoutWearer(words: readonly Word[], at: number, strictness: Strictness, { vocabulary }: Place, match: Match) {
  const end = at + match.length
  if (!isGoods(match) || !toWhom.test(words[end]?.folded ?? '')) return undefined
  let next = end + 1
  for (let wearer = vocabulary.match(words, next, strictness); wearer?.groups.some(isWearer); ) {
    next += wearer.length
    wearer = vocabulary.match(words, next, strictness)
  }
  if (next === end + 1) return undefined
  const joined = vocabulary.match([...words.slice(at, end), ...words.slice(next, next + maxTail)], 0, strictness, 'type')
  const tail = (joined?.length ?? 0) - match.length
  // "Áo cho bé gái dài tay" has long sleeves, and "quần cho bé bò" is for a child that crawls.
  if (!joined || tail < 2 || (vocabulary.match(words, next, strictness)?.length ?? 0) > tail) return undefined
  return { ...joined, length: next - at + tail }
}

/**
 * A phrase gives its last word to one that begins with it: "hoạ tiết hoa | sen" is "hoạ tiết | hoa sen". Goods stay the same ones, unless
 * the marks are those of the other phrase: "đồ mùa thu" is "đồ | mùa thu" before "đồ múa".
 */
function withoutLast(words: readonly Word[], at: number, strictness: Strictness, { vocabulary, groups }: Place, match: Match) {
  const last = at + match.length - 1
  if (match.length < 2 || words.length <= last + 1) return undefined
  const next = vocabulary.match(words, last, strictness)
  if (!next || next.length < 2 || !next.groups.some(({ key, kind }) => kind !== 'filler' && groups.has(key))) return undefined
  const rest = vocabulary.match(words.slice(at, last), 0, strictness)
  if (rest?.length !== match.length - 1) return undefined
  const isSet = match.groups.every(({ key }) => key === 'set')
  const isSame = rest.groups.some((group) => match.groups.includes(group)) && (isSet || !isGoods(match) || !isGoods(next))
  const isSlip = !match.isExact && next.isExact
  return isSame || isSlip || (!isGoods(match) && rest.groups.every(({ kind }) => kind === 'filler')) ? rest : undefined
}

function isGoods({ groups }: Match): boolean {
  return groups.some(({ kind }) => kind === 'type')
}

function isWearer({ key }: Group): boolean {
  return key === 'people' || key === 'girl' || key === 'boy'
}

const classifiers = new Set(['con', 'cai', 'chiec', 'em'])

/** Whether a word only counts the goods that follow: of "con thỏ bông" the toy is meant, not "con thỏ". */
export function isClassifier(words: readonly Word[], at: number, match: Match | undefined, { vocabulary }: Place): boolean {
  if (!match || !classifiers.has(words[at]?.folded ?? '') || match.groups.some(({ kind }) => kind === 'type')) return false
  const next = vocabulary.match(words, at + 1, 'accented', 'type')
  return next !== undefined && next.length > 1 && next.length >= match.length
}
