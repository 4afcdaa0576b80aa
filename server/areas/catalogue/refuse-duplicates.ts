import type { Db } from '../../platform/database/client.ts'
import { violatedReference, violatedUnique } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findSameSkus } from './same-skus.sql.ts'

/** The form field of each unique index and foreign key. */
const fieldOf: Record<string, string> = {
  categories_name: 'name',
  collections_name: 'name',
  collections_slug: 'slug',
  tags_name: 'name',
  products_slug: 'slug',
  products_sku: 'sku',
  product_colors_once: 'colors',
  product_sizes_product_id_size_pk: 'sizes',
  product_collections_collection_id_collections_id_fk: 'collections',
  product_tags_tag_id_tags_id_fk: 'tags',
  product_color_images_image_id_images_id_fk: 'colors',
  products_category_id_categories_id_fk: 'category',
}
/** A more specific issue key than `taken`. */
const wordsFor: Record<string, string> = { products_slug: 'slug_taken', products_sku: 'sku_taken' }

/** An import has a check of its own, for all its lines at once. */
export async function refuseTakenSku(tx: Db, sku: string, exceptId?: string): Promise<void> {
  const same = await findSameSkus(tx, [sku])
  if (same.some(({ id }) => id !== exceptId)) throw new AppError('already_exists', { issues: [{ path: 'sku', key: 'sku_taken' }] })
}

/** Runs a write; turns a violated unique index or foreign key into a refusal at its field. */
export async function refuseDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const taken = violatedUnique(error)
    if (taken !== undefined)
      throw new AppError('already_exists', { issues: [{ path: fieldOf[taken] ?? taken, key: wordsFor[taken] ?? 'already_exists' }] })
    const gone = violatedReference(error)
    if (gone !== undefined) throw new AppError('invalid_input', { issues: [{ path: fieldOf[gone] ?? '', key: 'not_found' }] })
    throw error
  }
}
