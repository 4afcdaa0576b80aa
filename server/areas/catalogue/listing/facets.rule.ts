import type { StoredFacet } from '../../../../db/schema/product-json.ts'
import type { ProductParts } from '../products.sql.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'

/** Everything a product is counted for; nothing while it is hidden or deleted. */
export function facetsOf({ row, collections, tags, colors, sizes }: ProductParts): StoredFacet[] {
  if (!row.published || row.deletedAt) return []
  const plain = (kind: StoredFacet[0], key: string): StoredFacet => [kind, key, '', '', '']
  return [
    plain('all', ''),
    plain('category', row.category.id),
    ...collections.map(({ id }) => plain('collection', id)),
    ...tags.map(({ id }) => plain('tag', id)),
    ...sizes.map(({ size }) => plain('size', size)),
    ...colors.map(({ color, colorEn, hex }): StoredFacet => ['color', normalizeName(color), color, colorEn ?? '', hex]),
  ]
}

export type FacetChange = { facet: StoredFacet; by: number }

/** What the counts change by, sorted, so that concurrent transactions lock the counts in one order. */
export function compareFacets(before: StoredFacet[], after: StoredFacet[]): FacetChange[] {
  const changes = new Map<string, number>()
  const add = (facet: StoredFacet, by: number) => {
    const key = JSON.stringify(facet)
    changes.set(key, (changes.get(key) ?? 0) + by)
  }
  for (const facet of before) add(facet, -1)
  for (const facet of after) add(facet, 1)
  return [...changes]
    .filter(([, by]) => by !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, by]) => ({ facet: JSON.parse(key) as StoredFacet, by }))
}
