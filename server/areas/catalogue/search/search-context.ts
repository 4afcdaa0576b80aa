import type { ReadSource } from '../../../platform/database/read-source.ts'
import { readSettings } from '../../content/content.ts'
import { foldedWords } from './fold-words.rule.ts'
import { countLexemes, countProducts, findNamed, findSizesInUse, findSynonyms } from './search-context.sql.ts'
import type { SearchContext } from './understand-query.rule.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const cacheName = 'search'

/** What queries are understood with. Read again after a change of the catalogue, the settings or the synonyms. */
export function readSearchContext(source: ReadSource): Promise<SearchContext> {
  return source.revisionCache.get(cacheName, () => loadSearchContext(source))
}

/** As it was read last: for a statement that finds out whether it is out of date. */
export function latestSearchContext({ revisionCache }: ReadSource): { value: SearchContext; revision: string } | undefined {
  return revisionCache.latest(cacheName)
}

async function loadSearchContext(source: ReadSource): Promise<SearchContext> {
  const [lexemes, named, sizes, synonyms, products, settings] = await Promise.all([
    countLexemes(source),
    findNamed(source),
    findSizesInUse(source),
    findSynonyms(source),
    countProducts(source),
    readSettings(source.db),
  ])
  const { baby, kids } = settings.sizeChart
  const words = new Map(lexemes.filter(({ word }) => /^[^@=]/.test(word)).map(({ word, count }) => [word, count]))
  const groups = new Map(lexemes.flatMap(({ word, count }) => (word.startsWith('@') ? [[word.slice(1), count] as const] : [])))
  return {
    spellings: new Map([
      ...vocabulary.wordsOf(groups).map((word) => [word, 1] as const),
      ...[...words].filter(([word]) => !/\d/.test(word)),
    ]),
    vocabulary,
    words,
    groups,
    products,
    sizes,
    chart: [...baby, ...kids],
    clock: source.clock,
    named: named.flatMap(({ kind, id, name, nameEn }) => {
      const label = { vi: name, en: nameEn ?? name }
      const folded = { vi: ` ${foldedWords(label.vi).join(' ')}`, en: ` ${foldedWords(label.en).join(' ')}` }
      return [name, nameEn].filter(Boolean).map((each) => ({ kind, id, label, folded, words: foldedWords(each) }))
    }),
    synonyms: synonyms.map(({ key, meaning }) => ({ from: foldedWords(key), to: meaning })),
  }
}
