import { type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '../../../../contract/catalogue.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { execute, isVisible, matches, orderOf, type Selection } from '../listing/list-filters.sql.ts'
import { type IdPage, limitOf, type Window } from '../listing/list-products.sql.ts'
import { patternOf, type Searched } from './search-text.rule.ts'

const { products } = schema
const inFolded = sql`${products.searchFolded}`
const inExact = sql`${products.searchExact}`

export type Search = { searched: Searched; selection: Selection; sort: ProductSort | undefined; window: Window }

/**
 * Products that match every syllable. Exact accents first, then names that begin with the query, then matches of every
 * syllable at the beginning of a word, then best sellers.
 */
export async function searchIdPage(db: Db, { searched, selection, sort, window }: Search): Promise<IdPage> {
  const { syllables, folded, exact, exactSyllables } = searched
  return onePage(
    db,
    sql`select ${sortedBy},
      case when ${inExact} like ${`% ${exact}%`} then 0 when ${containsAll(inExact, exactSyllables.map(patternOf))} then 1 else 2 end as accents,
      case when ${inFolded} like ${` ${folded}%`} then 0 when ${containsAll(inFolded, syllables.map(beginning))} then 1 else 2 end as beginnings
      from ${products} where ${matches(selection)} and ${containsAll(inFolded, syllables.map(patternOf))}`,
    sort ? orderOf(sort) : sql`accents, beginnings, ${orderOf('best-selling')}`,
    window,
  )
}

/**
 * Products that match one of the spellings of at least `least` syllables; spellings are sorted nearest first. Most matched
 * syllables first, then nearest spellings, then best sellers.
 */
export async function searchFuzzyIdPage(db: Db, { selection, sort, window }: Search, wordings: string[][], least: number): Promise<IdPage> {
  const held = wordings.map((words) => sql`(${join(words.map(contains), sql` or `)})`)
  const counted = sql`(${join(
    held.map((is) => sql`${is}::int`),
    sql` + `,
  )})`
  const farness = join(
    wordings.map(
      (words) =>
        sql`case ${join(
          words.map((word, i) => sql`when ${contains(word)} then ${i}::int`),
          sql` `,
        )} else ${words.length}::int end`,
    ),
    sql` + `,
  )
  const where = least === wordings.length ? join(held, sql` and `) : sql`(${join(held, sql` or `)}) and ${counted} >= ${least}`
  return onePage(
    db,
    sql`select ${sortedBy}, ${counted} as held, ${farness} as farness from ${products} where ${matches(selection)} and ${where}`,
    sort ? orderOf(sort) : sql`held desc, farness, ${orderOf('best-selling')}`,
    window,
  )
}

/** Categories and tags in use with a word that begins like this: completions of the query. */
export async function findNamesLike(db: Db, folded: string, most: number): Promise<{ name: string; nameEn: string | null }[]> {
  const pattern = beginning(folded)
  const { rows } = await execute<{ name: string; name_en: string | null }>(
    db,
    sql`select name, name_en from categories where ' ' || name_key || ' ' || lower(coalesce(name_en, '')) like ${pattern}
        and exists (select 1 from ${products} where ${products.categoryId} = categories.id and ${isVisible})
      union all
      (select name, name_en from tags where ' ' || name_key || ' ' || lower(coalesce(name_en, '')) like ${pattern}
        and exists (select 1 from product_tags join ${products} on ${products.id} = product_tags.product_id where tag_id = tags.id and ${isVisible})
        order by name_key)
      limit ${most}`,
  )
  return rows.map(({ name, name_en }) => ({ name, nameEn: name_en }))
}

/** All columns that {@link orderOf} may use. */
const sortedBy = sql`${products.id}, ${products.createdAt}, ${products.effectiveVnd}, ${products.soldCount}, ${products.percentOff}`

/** Counts the results and selects the page in one statement. */
async function onePage(db: Db, found: SQL, order: SQL, window: Window): Promise<IdPage> {
  const { rows } = await execute<IdPage>(
    db,
    sql`with found as materialized (${found})
      select (select count(*)::int from found) as total,
        array(select id from found as ${products} order by ${order} ${limitOf(window)}) as ids`,
  )
  return rows[0] ?? { ids: [], total: 0 }
}

function beginning(syllable: string): string {
  return `% ${syllable}%`
}

function contains(syllable: string): SQL {
  return sql`${inFolded} like ${patternOf(syllable)}`
}

function containsAll(text: SQL, patterns: string[]): SQL {
  return join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )
}

function join(parts: SQL[], by: SQL): SQL {
  return sql.join(parts, by)
}
