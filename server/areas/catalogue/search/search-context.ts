import type { ReadSource } from '../../../platform/database/read-source.ts'
import { readSettings } from '../../content/content.ts'
import { foldedWords } from './fold-words.rule.ts'
import { countLexemes, countProducts, findNamed, findSizesInUse, findSynonyms } from './search-context.sql.ts'
import type { SearchContext } from './understand-query.rule.ts'
import { vocabulary } from './vocabulary.ts'

/** What queries are understood with. Read again after a change of the catalogue, the settings or the synonyms. */
export function readSearchContext(source: ReadSource): Promise<SearchContext> {
  return source.revisionCache.get('search', () => loadSearchContext(source))
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
  const groups = new Set(lexemes.flatMap(({ word }) => (word.startsWith('@') ? [word.slice(1)] : [])))
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
    named: named.flatMap(({ kind, id, name, nameEn }) => {
      const label = { vi: name, en: nameEn ?? name }
      return [name, nameEn].filter(Boolean).map((each) => ({ kind, id, label, words: foldedWords(each) }))
    }),
    synonyms: synonyms.map(({ key, meaning }) => ({ from: foldedWords(key), to: meaning })),
  }
}
