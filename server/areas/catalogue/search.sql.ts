import { type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '../../../contract/catalogue.ts'
import { type Db, schema } from '../../platform/db.ts'
import { transact } from '../../platform/transact.ts'
import { type IdPage, limitOf, type Window } from './list.sql.ts'
import { patternOf, type Searched } from './search-text.ts'
import { execute, isVisible, matches, orderOf, type Selection } from './selection.sql.ts'

const { products } = schema

/** How alike the typed words and some stretch of the text have to be where nothing holds them all. */
const alikeEnough = 0.4

export type Search = { searched: Searched; selection: Selection; sort: ProductSort | undefined; window: Window }

/**
 * Products that hold every syllable. First those with the very accents that were typed, then those whose
 * name begins with it, then those where every syllable begins a word, then whatever sells best.
 */
export async function searchIdPage(db: Db, { searched, selection, sort, window }: Search): Promise<IdPage> {
  const { syllables, folded, exact, exactSyllables } = searched
  const [inFolded, inExact] = [sql`${products.searchFolded}`, sql`${products.searchExact}`]
  return onePage(
    db,
    sql`select ${sortedBy},
      case when ${like(inExact, `% ${exact}%`)} then 0 when ${all(inExact, exactSyllables.map(patternOf))} then 1 else 2 end as accents,
      case when ${like(inFolded, ` ${folded}%`)} then 0 when ${all(
        inFolded,
        syllables.map((s) => `% ${s}%`),
      )} then 1 else 2 end as beginnings
      from ${products} where ${matches(selection)} and ${all(inFolded, syllables.map(patternOf))}`,
    sort ? orderOf(sort) : sql`accents, beginnings, ${orderOf('best-selling')}`,
    window,
  )
}

/** The same with slips of the finger: what is most alike first. The limit is set for this one question alone. */
export async function searchAlikeIdPage(db: Db, { searched, selection, sort, window }: Search): Promise<IdPage> {
  const { syllables, folded } = searched
  const inFolded = sql`${products.searchFolded}`
  const alike = [folded, ...syllables].map((part) => sql`word_similarity(${part}, ${inFolded})`)
  return transact(db, async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alikeEnough)}, true)`)
    return onePage(
      tx,
      sql`select ${sortedBy}, ${sql.join(alike, sql` + `)} as alike
        from ${products} where ${matches(selection)} and ${folded} <% ${inFolded}`,
      sort ? orderOf(sort) : sql`alike desc, ${orderOf('best-selling')}`,
      window,
    )
  })
}

/** Categories and tags in use with a word that begins like this, in the reader's language: what somebody may be about to type. */
export async function findNamesLike(db: Db, folded: string, most: number): Promise<{ name: string; nameEn: string | null }[]> {
  const pattern = `% ${folded}%`
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

/** Everything {@link orderOf} may ask for. */
const sortedBy = sql`${products.id}, ${products.createdAt}, ${products.effectiveVnd}, ${products.soldCount}, ${products.percentOff}`

/** Counts what was found and cuts the page out of it, in one statement. */
async function onePage(db: Db, found: SQL, order: SQL, window: Window): Promise<IdPage> {
  const { rows } = await execute<IdPage>(
    db,
    sql`with found as materialized (${found})
      select (select count(*)::int from found) as total,
        array(select id from found as ${products} order by ${order} ${limitOf(window)}) as ids`,
  )
  return rows[0] ?? { ids: [], total: 0 }
}

function like(text: SQL, pattern: string): SQL {
  return sql`${text} like ${pattern}`
}

function all(text: SQL, patterns: string[]): SQL {
  return sql.join(
    patterns.map((pattern) => like(text, pattern)),
    sql` and `,
  )
}
