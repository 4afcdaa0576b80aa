import { z } from 'zod'
import { Limit, Page } from '../paging.ts'
import { writtenText } from '../text.ts'

/** A search that found nothing, with how often. */
export const SearchMiss = z.object({
  term: z.string(),
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Names of what the shop sells that are spelled alike: it may mean one of them. */
  near: z.array(z.string()),
})
export type SearchMiss = z.infer<typeof SearchMiss>
export const SearchMissesQuery = z.object({ page: Page.default(1), limit: Limit.default(50) })
export const SearchMissesPage = z.object({ data: z.object({ misses: z.array(SearchMiss), total: z.int(), totalPage: z.int() }) })

/** A search for `word` means `meaning`. */
export const SearchSynonym = z.object({ word: z.string(), meaning: z.string() })
export type SearchSynonym = z.infer<typeof SearchSynonym>
export const SearchSynonyms = z.object({ data: z.object({ synonyms: z.array(SearchSynonym) }) })
export const maxSynonyms = 1_000

export const SearchTerm = writtenText(100)
export const NewSynonym = z.object({ word: SearchTerm, meaning: SearchTerm })
export type NewSynonym = z.infer<typeof NewSynonym>
export const OneTerm = z.object({ term: SearchTerm })
export const SynonymMessage = z.object({ data: z.object({ synonym: SearchSynonym, found: z.int() }), message: z.string() })
export const SearchMessage = z.object({ message: z.string() })
