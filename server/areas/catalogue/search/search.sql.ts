import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language.schema.ts'
import { createStatement, type StatementBuilder } from '../../../platform/database/statement.ts'
import type { Reads, Selection } from '../listing/list-filters.sql.ts'
import { cardIn, conditionsOf, nameIn, sortOrders, visible, type Window } from '../listing/read-lists.sql.ts'
import { patternOf, type Searched } from './search-text.rule.ts'

export type Search = {
  searched: Searched
  selection: Selection
  sort: ProductSort | undefined
  window: Window
  language: Language
}

/** One page of the products found: their ids, cards as JSON texts and names, in order, and the number of all. */
export type FoundPage = { ids: string[]; cards: string[]; names: string[]; total: number }

const folded = 'p.search_folded'
const exact = 'p.search_exact'
/** Longer queries are not prepared. */
const maxNamedSyllables = 6
/** All columns that an order may use. */
const sortedBy = 'p.id, p.created_at, p.effective_vnd, p.sold_count, p.percent_off'

/**
 * Products that match every syllable. Exact accents first, then names that begin with the query, then matches of every
 * syllable at the beginning of a word, then best sellers.
 */
export async function searchPage(reads: Reads, search: Search): Promise<FoundPage> {
  const { searched, selection, sort } = search
  const sql = createStatement()
  const contains = (text: string, patterns: string[]) => patterns.map((pattern) => `${text} like ${sql.value(pattern)}`).join(' and ')
  const found = `select ${sortedBy},
      case when ${exact} like ${sql.value(`% ${searched.exact}%`)} then 0
        when ${contains(exact, searched.exactSyllables.map(patternOf))} then 1 else 2 end as accents,
      case when ${folded} like ${sql.value(` ${searched.folded}%`)} then 0
        when ${contains(folded, searched.syllables.map(beginning))} then 1 else 2 end as beginnings
    from products p where ${conditionsOf(sql, selection)} and ${contains(folded, searched.syllables.map(patternOf))}`
  writePage(sql, found, sort ? sortOrders[sort] : `accents, beginnings, ${sortOrders['best-selling']}`, search)
  // The text grows with the query: long ones are rare, and would use up the names of prepared statements.
  return readPage(reads, sql.done({ isNamed: searched.syllables.length <= maxNamedSyllables }))
}

/**
 * Products that match one of the spellings of at least `least` syllables; spellings are sorted nearest first. Most matched
 * syllables first, then nearest spellings, then best sellers.
 */
export async function searchFuzzyPage(reads: Reads, search: Search, wordings: string[][], least: number): Promise<FoundPage> {
  const { selection, sort } = search
  const sql = createStatement()
  const contains = (word: string) => `${folded} like ${sql.value(patternOf(word))}`
  const anyOf = (words: string[]) => `(${words.map(contains).join(' or ')})`
  const matched = () => `(${wordings.map((words) => `${anyOf(words)}::int`).join(' + ')})`
  const distance = wordings
    .map((words) => `case ${words.map((word, place) => `when ${contains(word)} then ${place}`).join(' ')} else ${words.length} end`)
    .join(' + ')
  const all = wordings.map(anyOf)
  const where = least === wordings.length ? all.join(' and ') : `(${all.join(' or ')}) and ${matched()} >= ${sql.value(least)}`
  const found = `select ${sortedBy}, ${matched()} as matched, ${distance} as distance
    from products p where ${conditionsOf(sql, selection)} and ${where}`
  writePage(sql, found, sort ? sortOrders[sort] : `matched desc, distance, ${sortOrders['best-selling']}`, search)
  // Its text depends on what was typed: a plan would seldom be used again.
  return readPage(reads, sql.done({ isNamed: false }))
}

/** Categories and tags in use with a word that begins like this: completions of the query. */
export async function findNamesLike(reads: Reads, typed: string, most: number): Promise<{ name: string; nameEn: string | null }[]> {
  return reads.query({
    name: 'names_like',
    text: `select name, name_en as "nameEn" from categories
        where ' ' || name_key || ' ' || lower(coalesce(name_en, '')) like $1
        and exists (select 1 from products p where p.category_id = categories.id and ${visible})
      union all
      (select name, name_en from tags where ' ' || name_key || ' ' || lower(coalesce(name_en, '')) like $1
        and exists (select 1 from product_tags its join products p on p.id = its.product_id where its.tag_id = tags.id and ${visible})
        order by name_key)
      limit $2`,
    values: [beginning(typed), most],
  })
}

/** Counts the products found and selects the page in one statement. */
function writePage(sql: StatementBuilder, found: string, order: string, { window, language }: Search): void {
  const place = `row_number() over (order by ${order}) as place`
  const offset = sql.value((window.page - 1) * window.limit)
  sql.write(`with found as materialized (${found}),
    page as (select p.id, ${place} from found p order by ${order} limit ${Number(window.limit)} offset ${offset})
    select p.id, ${cardIn(language)} as card, ${nameIn(language)} as name, counted.total
    from (select count(*)::int as total from found) counted
    left join (page join products p on p.id = page.id join product_json j on j.product_id = p.id) on true
    order by page.place`)
}

async function readPage(reads: Reads, statement: ReturnType<StatementBuilder['done']>): Promise<FoundPage> {
  // A page without products is one row with the number alone.
  const rows = await reads.query<{ id: string | null; card: string; name: string; total: number }>(statement)
  const listed = rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]))
  return {
    ids: listed.map(({ id }) => id),
    cards: listed.map(({ card }) => card),
    names: listed.map(({ name }) => name),
    total: rows[0]?.total ?? 0,
  }
}

function beginning(syllable: string): string {
  return `% ${syllable}%`
}
