import type { ProductParts } from '../products.sql.ts'
import { colorFamilies } from './color-families.rule.ts'
import { accented, nameWords, singular, type Word } from './fold-words.rule.ts'
import { lexeme, mark } from './tsquery.rule.ts'
import type { Group, GroupKind, Match, Vocabulary } from './vocabulary/vocabulary.rule.ts'

/** Where a lexeme stands: A in a name, C in the name of a category, tag, collection or colour, D in the fabric. */
type Weight = 'A' | 'C' | 'D'

const labels = 300
const gap = 3

/** A product as a text search vector: words, groups of the vocabulary, and the values of filters. */
export function productVector(parts: ProductParts, vocabulary: Vocabulary): string {
  const { row, tags, collections, colors, sizes } = parts
  const vector = new Map<string, Set<string>>()
  const put = (word: string, place: number, weight: Weight) => {
    const places = vector.get(word) ?? new Set()
    vector.set(word, places.add(`${place}${weight}`))
  }
  let free = labels
  const names: [string | null, number, Weight][] = [
    [row.name, 1, 'A'],
    [row.nameEn, 101, 'A'],
  ]
  const others = [row.category, ...tags, ...collections].flatMap(({ name, nameEn }) => [name, nameEn])
  for (const name of [...others, ...colors.flatMap(({ color, colorEn }) => [color, colorEn])]) {
    names.push([name, free, 'C'])
    free += nameWords(name).length + gap
  }
  for (const [name, place, weight] of names) putName(put, nameWords(name), place, weight)

  for (const [key, weight] of groupsOf(parts, vocabulary)) put(mark.group(key), free, weight)
  for (const { size } of sizes) put(mark.size(size), free, 'C')
  if (sizes.length === 0) put(mark.anySize, free, 'C')
  put(mark.category(row.category.id), free, 'C')
  for (const { id } of collections) put(mark.collection(id), free, 'C')
  for (const { id } of tags) put(mark.tag(id), free, 'C')
  for (const ending of skuEndings(row.sku)) put(mark.sku(ending), free, 'A')
  return [...vector].map(([word, places]) => `${lexeme(word)}:${[...places].join(',')}`).join(' ')
}

function putName(put: (word: string, place: number, weight: Weight) => void, words: Word[], first: number, weight: Weight): void {
  if (weight === 'A') put(mark.start, first, weight)
  for (const [i, { folded, exact }] of words.entries()) {
    const place = first + 1 + i
    put(folded, place, weight)
    if (singular(folded) !== folded) put(singular(folded), place, weight)
    if (exact !== folded) put(mark.exact(exact), place, weight)
  }
}

/** A number without hyphens, whole and from each of its parts: "mmda01", "da01". */
export function skuEndings(sku: string): string[] {
  const parts = nameWords(sku).map(({ folded }) => folded)
  return parts.slice(0, 3).map((_, i) => parts.slice(i).join(''))
}

function groupsOf(parts: ProductParts, vocabulary: Vocabulary): Map<string, Weight> {
  const { row, tags, collections, colors } = parts
  const found = new Map<string, Weight>()
  const put = (keys: Iterable<string>, weight: Weight) => {
    for (const key of keys) if (!found.has(key)) found.set(key, weight)
  }
  const own = namedTypes([row.name, row.nameEn], vocabulary)
  put(own, 'A')
  const categoryTypes = namedTypes([row.category.name, row.category.nameEn], vocabulary)
  // A category of several kinds ("Hats & bonnets") says less than the product's own name.
  const wider = own.flatMap((key) => vocabulary.groups.get(key)?.broader ?? [])
  const isNamed = categoryTypes.some((type) => own.includes(type) || wider.includes(type))
  put(wider, 'A')
  if (!isNamed)
    put(
      categoryTypes.flatMap((key) => [key, ...(vocabulary.groups.get(key)?.broader ?? [])]),
      'C',
    )
  const named: GroupKind[] = ['material', 'pattern', 'motif', 'occasion', 'color']
  put(scan([row.name, row.nameEn], vocabulary, named), 'A')
  const labelled = [row.category, ...tags].flatMap(({ name, nameEn }) => [name, nameEn])
  put(scan(labelled, vocabulary, ['material', 'pattern', 'motif', 'occasion']), 'C')
  // What a shop puts among its gifts is one.
  const isGift = (name: string | null) => {
    const words = nameWords(name)
    return words.some((_, at) => vocabulary.match(words, at, 'exact', 'type')?.groups.some(({ key }) => key === 'gift'))
  }
  if (collections.some(({ name, nameEn }) => isGift(name) || isGift(nameEn))) put(['gift'], 'C')
  // A collection holds goods of many materials: "Mùa hè vải đũi".
  put(
    scan(
      collections.flatMap(({ name, nameEn }) => [name, nameEn]),
      vocabulary,
      ['occasion'],
    ),
    'C',
  )
  put(
    scan(
      colors.flatMap(({ color, colorEn }) => [color, colorEn]),
      vocabulary,
      ['color'],
    ),
    'C',
  )
  put(
    colors.flatMap(({ hex }) => colorFamilies(hex)),
    'C',
  )
  put(scan([row.facts?.fabric?.vi, row.facts?.fabric?.en], vocabulary, ['material', 'pattern']), 'D')
  if (found.has('blue') || found.has('green')) put(['xanh'], 'C')
  const { description } = row
  put(
    scan([description.vi, description.en], vocabulary, ['motif']).filter((key) => partsOfClothes.has(key)),
    'D',
  )
  put(embroideredOn([description.vi, description.en], vocabulary), 'D')
  put(
    scan([description.vi, description.en], vocabulary, ['occasion']).filter((key) => key === 'sweat'),
    'D',
  )
  put(statusesOf(parts), 'C')
  if (isSet(row)) put(['set'], 'A')
  for (const [key, weight] of wearers(found)) put([key], weight)
  return found
}

/** What only a description says of clothes, and parents look for: collars, sleeves, buttons. */
const partsOfClothes = new Set(
  'collar vneck standcollar sailor longsleeve shortsleeve sleeveless puffsleeve twostraps woodbutton zipper elastic pocket ruffle ties'.split(
    ' ',
  ),
)

/** What a picture may show. */
const pictured = new Set(
  'lotus rabbit bear moon star heart flower rose daisy apricot peach strawberry cherry lemon butterfly bee bird cloud sun leaf crane'.split(
    ' ',
  ),
)

/** What a description says to be embroidered: "Nhành sen thêu ở tà". */
function embroideredOn(texts: readonly (string | null | undefined)[], vocabulary: Vocabulary): string[] {
  const sentences = texts.flatMap((text) => (text ?? '').split(/[.!?;:\n]/))
  const embroidered = sentences.filter((sentence) => scan([sentence], vocabulary, ['pattern']).includes('embroidered'))
  return scan(embroidered, vocabulary, ['motif']).filter((key) => pictured.has(key))
}

/** "Bộ áo yếm", "Lotus yếm set". */
function isSet({ name, nameEn }: ProductParts['row']): boolean {
  return nameWords(name)[0]?.exact === accented('bộ') || nameWords(nameEn).some(({ folded }) => folded === 'set')
}

function statusesOf({ row }: ProductParts): string[] {
  return [
    ...(row.status === 'Sale' || row.percentOff > 0 ? ['sale'] : []),
    ...(row.status === 'New' ? ['new'] : []),
    ...(row.status === 'Best seller' ? ['bestseller'] : []),
    ...(row.madeToOrder ? ['madetoorder'] : []),
  ]
}

/** For whom parents look at it, unless its name says so itself: a girl wears everything, dresses before the rest. */
function wearers(found: Map<string, Weight>): [string, Weight][] {
  if (found.has('girl') || found.has('boy')) return []
  const isWorn = found.has('clothes') || found.has('hat') || found.has('shoes')
  if (!isWorn) return []
  const isGirly = ['dress', 'floral', 'pink'].some((key) => found.has(key))
  const isForBoys = !found.has('dress') && !found.has('floral')
  return [['girl', isGirly ? 'A' : 'D'], ...(isForBoys ? [['boy', 'D'] as [string, Weight]] : [])]
}

/**
 * The kinds of goods that a Vietnamese and an English name say: in "Thỏ bông mặc váy" the toy, in "Bộ đầm và mũ" the set, the
 * dress and the hat, in "Rabbit bib in sprigged cotton" the bib.
 */
export function namedTypes([name, nameEn]: readonly (string | null)[], vocabulary: Vocabulary): string[] {
  const segments = (text: string | null | undefined) => (text ?? '').split(/[&+,/]/).map(nameWords)
  const heads = [
    ...segments(name).flatMap((words) => headsOf(words, vocabulary)),
    ...segments(nameEn).flatMap((words) => lastHeadsOf(words, vocabulary)),
  ]
  return [...new Set(heads.map(({ key }) => key))]
}

/** Of an English name: what is said last before it is described. */
function lastHeadsOf(words: Word[], vocabulary: Vocabulary): Group[] {
  const heads: Group[] = []
  let last: Group[] = []
  for (let at = 0; at < words.length; ) {
    const folded = words[at]?.folded ?? ''
    if (joining.has(folded)) {
      heads.push(...last)
      last = []
    } else if (describing.has(folded) && last.some(({ key }) => key !== 'set')) break
    const match = vocabulary.match(words, at, 'accented')
    const types = match?.groups.filter(({ kind }) => kind === 'type') ?? []
    if (types.length > 0) last = types
    at += types.length > 0 ? (match?.length ?? 1) : 1
  }
  return [...heads, ...last]
}

const joining = new Set(['va', 'kem', 'and', 'cung'])
/** What follows these describes the goods: "in a frock", "lót khăn bông". */
const describing = new Set(['mac', 'lot', 'in', 'with', 'of', 'for', 'cho', 'dung', 'dap', 'co'])

function headsOf(words: Word[], vocabulary: Vocabulary): Group[] {
  const heads: Group[] = []
  let isOpen = true
  for (let at = 0; at < words.length; ) {
    const folded = words[at]?.folded ?? ''
    if (joining.has(folded)) isOpen = true
    else if (describing.has(folded) && heads.length > 0) isOpen = false
    const match: Match | undefined = isOpen ? vocabulary.match(words, at, 'accented') : undefined
    const types: Group[] = match?.groups.filter(({ kind }) => kind === 'type') ?? []
    if (match && types.length > 0) {
      heads.push(...types)
      // "Bộ" alone names no goods: what follows does.
      isOpen = types.every(({ key }) => key === 'set')
      at += match.length
    } else at++
  }
  return heads
}

/** The groups of these kinds that occur anywhere in the texts, with their wider groups. */
export function scan(texts: readonly (string | null | undefined)[], vocabulary: Vocabulary, kinds: readonly GroupKind[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    const words = nameWords(text)
    let end = 0
    for (let at = 0; at < words.length; at++) {
      const match = vocabulary.match(words, at, 'exact')
      for (const { key, kind, broader } of match?.groups ?? []) {
        // The lotus of "cổ lá sen" is part of a collar's name.
        if (kind === 'motif' && at < end) continue
        if (kinds.includes(kind)) for (const each of [key, ...broader]) found.add(each)
      }
      end = Math.max(end, at + (match?.length ?? 0))
    }
  }
  return [...found]
}
