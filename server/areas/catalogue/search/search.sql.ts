import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { createStatement, type StatementBuilder } from '../../../platform/database/statement.ts'
import { currentRevision } from '../../../platform/pages/revision-cache.ts'
import type { Reads, Selection } from '../listing/list-filters.sql.ts'
import { cardIn, conditionsOf, nameColumn, sortOrders, visible, type Window } from '../listing/read-lists.sql.ts'
import type { Ranking } from './rank-query.rule.ts'

export type Search = {
  /** A tsquery. */
  terms: string
  /** Whether what a product's descriptions say counts too. */
  isDescribed?: boolean | undefined
  ranking: Ranking
  selection: Selection
  sort: ProductSort | undefined
  window: Window
  language: Language
  /** In a large shop: the share of the best sellers that has to match, so that certainly more than {@link maxRanked} products do. */
  probe?: { rows: number; least: number } | undefined
}

/**
 * One page of the products found: their ids, cards as JSON texts and names, in order, and the number of all. `revision`: of the
 * catalogue that was read.
 */
export type FoundPage = { ids: string[]; cards: string[]; names: string[]; total: number; isMore: boolean; revision?: string | undefined }

/** As many are counted and ranked; of more, the best sellers come first. */
export const maxRanked = 500

/**
 * Products that match all terms. The index finds them and counts them up to a bound; these are ranked. Of a larger result the
 * order's own index is read until the page is full ({@link largePage}): so many match that each few products have one. In a large
 * shop the best sellers are looked at first: if many of them match, the index is not asked.
 */
export async function searchPage(reads: Reads, search: Search): Promise<FoundPage> {
  const found = await rankedPage(reads, search)
  return found.isMore ? largePage(reads, search) : found
}

async function rankedPage(reads: Reads, search: Search): Promise<FoundPage> {
  const { selection, sort, window, language, probe } = search
  const sql = createStatement()
  const terms = `${sql.value(search.terms)}::tsquery`
  const matches = `${vectorOf(search)} @@ ${terms}`
  const isFiltered = Object.values(selection).some((value) => value !== undefined)
  const filters = isFiltered ? ` and exists (select 1 from products p where p.id = s.product_id and ${conditionsOf(sql, selection)})` : ''
  // Ranked in the scan that finds and counts them: their vectors are at hand there.
  const rank = sort ? '0' : rankOf(sql, search.ranking)
  const order = sort ? sortOrders[sort] : 'found.rank, found.sold_count desc, found.product_id'
  // The rank and the number sold need no product: the page alone reads its products.
  const products = sort ? ' join products p on p.id = found.product_id' : ''
  const isLarge =
    probe &&
    `(select count(*) from (select p.id from products p where ${visible} order by ${sortOrders['best-selling']} limit ${Number(probe.rows)}) top
        join product_search s on s.product_id = top.id where coalesce(${matches}, false)) >= ${Number(probe.least)}`
  const total = '(select count(*)::int from found)'
  const counted = isLarge ? `case when is_large then ${maxRanked + 1} else ${total} end as total from probed` : `${total} as total`
  sql.write(`with ${isLarge ? `probed as materialized (select ${isLarge} as is_large), ` : ''}
    found as materialized (select s.product_id, s.sold_count, ${rank} as rank from product_search s
      where ${isLarge ? 'not (select is_large from probed) and ' : ''}${matches} and s.is_public${filters} limit ${maxRanked + 1}),
    counted as materialized (select ${counted}),
    page as (select found.product_id, row_number() over (order by ${order}) as place from found${products}
      where (select total from counted) <= ${maxRanked}
      order by ${order} limit ${Number(window.limit)} offset ${sql.value((window.page - 1) * window.limit)})
    select p.id, ${cardIn(language)} as card, ${nameColumn(language)} as name, counted.total, ${currentRevision} as revision from counted
    left join (page join products p on p.id = page.product_id join product_json j on j.product_id = p.id) on true
    order by page.place`)
  // Each number of them is another text, and a stranger chooses it: prepared ones would crowd out those that are used often.
  const isNamed = (search.ranking.described ?? []).length === 0
  return readPage(reads, sql.done({ isNamed }))
}

/** As {@link searchPage}, of a query that matches more products than are ranked. */
export async function largePage(reads: Reads, search: Search): Promise<FoundPage> {
  const { selection, sort, window, language } = search
  const sql = createStatement()
  const order = sortOrders[sort ?? 'best-selling']
  const skipped = (window.page - 1) * window.limit
  // The planner does not know an offset that is a parameter, and would plan it for each first page.
  const offset = skipped === 0 ? '' : ` offset ${sql.value(skipped)}`
  const page = `select p.id, row_number() over (order by ${order}) as place
      from products p join product_search s on s.product_id = p.id
      where ${conditionsOf(sql, selection)} and coalesce(${vectorOf(search)} @@ ${sql.value(search.terms)}::tsquery, false)
      order by ${order} limit ${Number(window.limit)}${offset}`
  sql.write(`select p.id, ${cardIn(language)} as card, ${nameColumn(language)} as name, ${maxRanked + 1} as total, latest.revision
    from (select ${currentRevision} as revision) latest
    left join ((${page}) page join products p on p.id = page.id join product_json j on j.product_id = p.id) on true
    order by page.place`)
  return readPage(reads, sql.done())
}

function vectorOf({ isDescribed }: Pick<Search, 'isDescribed'>): string {
  return isDescribed ? 's.described' : 's.vector'
}

type Attempt = Pick<Search, 'selection' | 'isDescribed'> & { terms: string | null }

/** The first of the attempts that some product matches: for queries that found nothing. -1 if none does. */
export async function findFirstMatch(reads: Reads, attempts: readonly Attempt[]): Promise<number> {
  if (attempts.length === 0) return -1
  const sql = createStatement()
  const cases = attempts.map((attempt, at) => {
    const { terms, selection } = attempt
    const matches = terms === null ? 'true' : `${vectorOf(attempt)} @@ ${sql.value(terms)}::tsquery`
    return `when exists (select 1 from product_search s join products p on p.id = s.product_id
      where ${matches} and s.is_public and ${conditionsOf(sql, selection)}) then ${at}`
  })
  sql.write(`select case ${cases.join(' ')} else -1 end as first`)
  const [row] = await reads.query<{ first: number }>(sql.done({ isNamed: false }))
  return row?.first ?? -1
}

/**
 * What has the whole query as a phrase first; then matches in the product's own name; then exact accents; then names that begin
 * with the query, then whole words.
 */
function rankOf(sql: StatementBuilder, ranking: Ranking): string {
  const { inName, exactPhrase, exactWords, beginning, wholeWords, preferred, described = [] } = ranking
  const matches = (query: string) => `s.vector @@ ${sql.value(query)}::tsquery`
  const last = `case when ${matches(beginning)} then 0 when ${matches(wholeWords)} then 1 else 2 end`
  const first = preferred ? `case when ${matches(preferred)} then 0 else 27 end + ` : ''
  const texts = described.map((each) => `case when s.described @@ ${sql.value(each)}::tsquery then 0 else 54 end + `).join('')
  return `${texts}${first}case when ${matches(exactPhrase)} then 0
    else case when ${matches(inName)} then 9 else 18 end + case when ${matches(exactWords)} then 3 else 6 end end + ${last}`
}

async function readPage(reads: Reads, statement: ReturnType<StatementBuilder['done']>): Promise<FoundPage> {
  // A page without products is one row with the number alone.
  const rows = await reads.query<{ id: string | null; card: string; name: string; total: number; revision: string }>(statement)
  const listed = rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]))
  const total = rows[0]?.total ?? 0
  return {
    ids: listed.map(({ id }) => id),
    cards: listed.map(({ card }) => card),
    names: listed.map(({ name }) => name),
    total: Math.min(total, maxRanked),
    isMore: total > maxRanked,
    revision: rows[0]?.revision,
  }
}
