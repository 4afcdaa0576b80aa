import type { ListedColor, ListedProduct } from '../../../../contract/catalogue.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import { labelColors } from '../listing/list-product.rule.ts'
import { foldedWords } from './fold-words.rule.ts'
import { type FoundSearch, searchProducts } from './search-products.ts'
import type { Part } from './understand-query.rule.ts'

export type WantedProduct = Pick<ListedProduct, '_id' | 'sku' | 'name' | 'sizes'> & { colors: ListedColor[] }
/** `product`: the one that is meant, if no other may be; `candidates`: those to choose from, the likeliest first. */
export type FoundWanted = { product: WantedProduct | null; candidates: WantedProduct[] }

const maxCandidates = 5
/** What tells products of a kind apart. */
const describing = new Set<Part['kind']>(['motif', 'pattern', 'material', 'color'])

/**
 * Whether the only product found is meant although parts of the phrase were dropped: all that is left is in its name or colours, or
 * describes it.
 */
function isOnly(product: WantedProduct | undefined, parts: readonly Part[], dropped: readonly Part[]): boolean {
  if (!product || dropped.length === 0 || dropped.some(({ kind }) => kind === 'type' || kind === 'sku')) return false
  if (dropped.every(({ kind }) => kind === 'color')) return true
  const kept = parts.filter((part) => !dropped.includes(part))
  // "Bunny bibs with terry lining": a kind and more that only this product has, and a word that the shop does not know.
  if (
    dropped.every(({ kind }) => kind === 'word') &&
    kept.some(({ kind }) => kind === 'type') &&
    kept.some(({ kind }) => describing.has(kind))
  )
    return true
  const left = kept.flatMap((part) => part.words.map(({ folded }) => folded))
  const own = wordsOf(product)
  return left.length >= 2 && left.every((word) => own.has(word))
}

/** The words of its name and its colours. */
function wordsOf({ name, colors }: WantedProduct): Set<string> {
  return new Set([name, ...colors.map(({ color }) => color)].flatMap((each) => foldedWords(each)))
}

/** "Cardigan thêu hoa": by another word for the kind; all else but a colour is in the name. */
function describedBy(candidates: readonly WantedProduct[], { understood, dropped }: FoundSearch): WantedProduct[] {
  if (dropped.some(({ kind }) => kind === 'type' || kind === 'category')) return []
  const said = understood.parts
    .filter(({ kind }) => kind !== 'type' && kind !== 'color')
    .flatMap(({ words }) => words.map(({ folded }) => folded))
  return said.length === 0 ? [] : candidates.filter((candidate) => said.every((word) => wordsOf(candidate).has(word)))
}

function readCard(json: string): WantedProduct {
  const card = JSON.parse(json) as ListedProduct
  return { ...card, colors: labelColors(card.colors) }
}

/**
 * The product that a phrase of a message means; `hasColor` tells several of that name apart by the colour that is wanted. As many
 * statements as a search has.
 */
export async function findWanted(
  source: ReadSource,
  phrase: string,
  hasColor: (product: WantedProduct) => boolean = () => true,
): Promise<FoundWanted> {
  if (phrase.trim() === '') return { product: null, candidates: [] }
  const window = { page: 1, limit: maxCandidates }
  const found = await searchProducts(source, phrase, { selection: {}, sort: undefined, window, language: 'vi' })
  const candidates = found.cards.map(readCard)
  const words = foldedWords(phrase)
  const named = candidates.filter(({ name }) => ` ${words.join(' ')} `.includes(` ${foldedWords(name).join(' ')} `))
  if (named.length === 1) return { product: named[0] ?? null, candidates }
  const isWhole = found.dropped.length === 0 && found.corrected === undefined && !found.isDescribed
  if (
    found.total === 1 &&
    found.corrected === undefined &&
    !found.isDescribed &&
    isOnly(candidates[0], found.understood.parts, found.dropped)
  )
    return { product: candidates[0] ?? null, candidates }
  if (isWhole && found.total === 1) return { product: candidates[0] ?? null, candidates }
  const covering = candidates.filter((candidate) => words.length >= 2 && words.every((word) => wordsOf(candidate).has(word)))
  const areAllSeen = found.corrected === undefined && found.total <= maxCandidates
  const inColor = covering.length > 1 && areAllSeen ? covering.filter(hasColor) : covering
  if (covering.length === 0 && areAllSeen) {
    const [only, ...others] = describedBy(candidates, found).filter(hasColor)
    if (only && others.length === 0) return { product: only, candidates }
  }
  const isUndecided = inColor.length !== 1 && areAllSeen && found.understood.parts.some(({ isEnglish }) => isEnglish)
  if (isUndecided) {
    const english = await searchProducts(source, phrase, { selection: {}, sort: undefined, window, language: 'en' })
    const same = english.cards.map(readCard).filter((each) => words.every((word) => wordsOf(each).has(word)))
    const [only] = same
    if (only && same.length === 1) return { product: candidates.find(({ _id }) => _id === only._id) ?? null, candidates }
  }
  return { product: (isWhole || areAllSeen) && inColor.length === 1 ? (inColor[0] ?? null) : null, candidates }
}
