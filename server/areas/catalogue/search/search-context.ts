import type { Database } from '../../../platform/database/client.ts'
import type { RevisionCache } from '../../../platform/pages/revision-cache.ts'
import { readSettings } from '../../content/content.ts'
import { foldedWords } from './fold-words.rule.ts'
import { countLexemes, countProducts, findNamed, findSizesInUse, findSynonyms } from './search-context.sql.ts'
import type { SearchContext } from './understand-query.rule.ts'
import { vocabulary } from './vocabulary.ts'

export type SearchParts = { database: Database; revisionCache: RevisionCache }

/** What queries are understood with. Read again after a change of the catalogue, the settings or the synonyms. */
export function readSearchContext({ database, revisionCache }: SearchParts): Promise<SearchContext> {
  return revisionCache.get('search', () => loadSearchContext(database))
}

async function loadSearchContext(database: Database): Promise<SearchContext> {
  const [lexemes, named, sizes, synonyms, products, settings] = await Promise.all([
    countLexemes(database),
    findNamed(database),
    findSizesInUse(database),
    findSynonyms(database),
    countProducts(database),
    readSettings(database.db),
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
