import { maxSynonyms, type NewSynonym, type SearchSynonym } from '../../../../contract/admin/search.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { foldedWords } from './fold-words.rule.ts'
import * as stored from './search-admin.sql.ts'

type Deps = Pick<Platform, 'db' | 'pageCache'>

export function listSynonyms(db: Db): Promise<SearchSynonym[]> {
  return stored.listSynonymRows(db)
}

/** Adds or replaces what a word means; its searches without a result leave the list. */
export async function addSynonym(deps: Deps, { word, meaning }: NewSynonym, adminId: string): Promise<SearchSynonym> {
  const wordKey = keyOf(word)
  const synonym = { word: word.trim(), meaning: meaning.trim() }
  if (wordKey === '') throw new AppError('invalid_input', { issues: [{ path: 'word', key: 'required' }] })
  if (keyOf(meaning) === '') throw new AppError('invalid_input', { issues: [{ path: 'meaning', key: 'required' }] })
  await transact(deps.db, async (tx) => {
    if ((await stored.countSynonyms(tx)) >= maxSynonyms)
      throw new AppError('invalid_input', { issues: [{ path: 'word', key: 'too_many' }] })
    await stored.putSynonym(tx, { wordKey, ...synonym })
    await stored.deleteMiss(tx, wordKey)
    await audit(tx, { who: adminId, what: 'search.synonym', subject: wordKey, details: synonym })
    await invalidateAllPages(tx, deps)
  })
  return synonym
}

export async function deleteSynonym(deps: Deps, word: string, adminId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    if (!(await stored.deleteSynonymRow(tx, keyOf(word)))) throw new AppError('not_found')
    await audit(tx, { who: adminId, what: 'search.synonymDeleted', subject: keyOf(word), details: {} })
    await invalidateAllPages(tx, deps)
  })
}

/** Leaves a search out of the list for good: the shop does not sell it. */
export async function hideMiss({ db }: Deps, term: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    await stored.setMissHidden(tx, keyOf(term))
    await audit(tx, { who: adminId, what: 'search.hidden', subject: keyOf(term), details: {} })
  })
}

function keyOf(text: string): string {
  return foldedWords(text).join(' ')
}
