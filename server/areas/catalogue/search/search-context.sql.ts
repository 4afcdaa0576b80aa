import type { Database } from '../../../platform/database/client.ts'
import { visible } from '../listing/read-lists.sql.ts'

type Reads = Pick<Database, 'query'>

/** Enough for the words of any shop; bounds the work. */
const maxProducts = 5_000

/** Words and groups of the newest products for sale, with the number of products. Ids grow with time. */
export async function countLexemes(reads: Reads): Promise<{ word: string; count: number }[]> {
  return reads.query({
    name: 'search_lexemes',
    text: `select word, ndoc as count from ts_stat($$select vector from product_search where is_public
      order by product_id desc limit ${maxProducts}$$) where word !~ '^[=^]|^[a-z]:'`,
    values: [],
  })
}

export type NamedRow = { kind: 'category' | 'collection' | 'tag'; id: string; name: string; nameEn: string | null }

/** Categories, collections and tags with products for sale. */
export async function findNamed(reads: Reads): Promise<NamedRow[]> {
  const inUse = (kind: string, id: string) =>
    `exists (select 1 from facet_counts f where f.kind = '${kind}' and f.key = ${id} and f.products > 0)`
  return reads.query({
    name: 'search_named',
    text: `select * from (
        select 'category' as kind, 1 as part, id, name, name_en as "nameEn", position, name_key as key from categories where ${inUse('category', 'id')}
        union all select 'collection', 2, id, name, name_en, position, name_key from collections where ${inUse('collection', 'id')}
        union all select 'tag', 3, id, name, name_en, 0, name_key from tags where ${inUse('tag', 'id')}
      ) named order by part, position, key limit 2000`,
    values: [],
  })
}

export async function findSizesInUse(reads: Reads): Promise<string[]> {
  const rows = await reads.query<{ size: string }>({
    name: 'search_sizes',
    text: `select key as size from facet_counts where kind = 'size' and products > 0`,
    values: [],
  })
  return rows.map(({ size }) => size)
}

export async function countProducts(reads: Reads): Promise<number> {
  const [row] = await reads.query<{ products: number }>({
    name: 'search_products',
    text: `select products from facet_counts where kind = 'all'`,
    values: [],
  })
  return row?.products ?? 0
}

export async function findSynonyms(reads: Reads): Promise<{ key: string; meaning: string }[]> {
  return reads.query({ name: 'search_synonyms', text: 'select word_key as key, meaning from search_synonyms limit 5000', values: [] })
}

/** The names of the newest products for sale, in Vietnamese and English. */
export async function listProductNames(reads: Reads): Promise<string[]> {
  const rows = await reads.query<{ name: string; nameEn: string | null }>({
    name: 'search_product_names',
    text: `select p.name, p.name_en as "nameEn" from products p where ${visible} order by p.id desc limit ${maxProducts}`,
    values: [],
  })
  return rows.flatMap(({ name, nameEn }) => [name, nameEn ?? []].flat())
}
