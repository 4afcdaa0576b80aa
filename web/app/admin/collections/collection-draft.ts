import type { CollectionChange, CollectionProduct, NewCollection } from '../../../../contract/admin/taxonomy.ts'
import type { Collection } from '../../../../contract/catalogue.ts'
import type { Bilingual } from '../../../../contract/language/languages.ts'

export type Cover = { _id: string; width: number; alt: string }
/** The fields of a product that a row of the list shows. */
export type CollectionItem = Pick<CollectionProduct, '_id' | 'name' | 'sku' | 'published'> & {
  image: { _id: string; width: number } | null
}

type CollectionDraft = { name: Bilingual; slug: string; description: Bilingual; cover: Cover | null; products: CollectionItem[] }

export function draftOf(collection: Collection | null, products: readonly CollectionProduct[]): CollectionDraft {
  const { name = '', labels, slug = '', descriptions = { vi: '', en: '' }, image = null } = collection ?? {}
  return {
    name: { vi: name, en: labels?.en ?? '' },
    slug,
    description: descriptions,
    cover: image && { _id: image._id, width: image.width, alt: image.alt },
    products: products.map(toCollectionItem),
  }
}

function toCollectionItem({ _id, name, sku, published, image }: CollectionProduct): CollectionItem {
  return { _id, name, sku, published, image: image && { _id: image._id, width: image.width } }
}

export function toNewCollection({ name, slug, description, cover, products }: CollectionDraft): NewCollection {
  return {
    name: name.vi,
    labels: { en: name.en.trim() },
    slug: slug.trim(),
    description,
    image: cover?._id ?? null,
    products: products.map(({ _id }) => _id),
  }
}

/** Only the changed fields, so that a concurrent save of the other fields survives. */
export function changeOf(before: CollectionDraft, now: CollectionDraft): CollectionChange {
  const saved = toNewCollection(before)
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof NewCollection])
  const change: CollectionChange = Object.fromEntries(Object.entries(toNewCollection(now)).filter(isChanged))
  return change.products ? { ...change, productsBefore: saved.products } : change
}
