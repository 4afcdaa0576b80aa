import type { z } from 'zod'
import type { Category, CategoryPictures, Collection, ColorCount, SizeCount, Tag } from '../../../../contract/catalogue.ts'
import { inLanguage, type Language } from '../../../../contract/language/language.schema.ts'
import { sortSizes } from '../../../../contract/sort-sizes.rule.ts'
import type { Condition, Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Reader } from '../../../platform/http/public-read.ts'
import { findPictures } from '../../media/media.ts'
import type { Reads } from '../listing/list-filters.sql.ts'
import { labelOf } from '../present-product.rule.ts'
import * as sql from './taxonomy.sql.ts'

type CategoryPicture = z.infer<typeof CategoryPictures>['data'][number]

/** The taxonomy in the reader's language: categories, collections, tags, sizes and colours. */

export async function listCategories(db: Db, { language, isAdmin }: Reader, where?: Condition): Promise<Category[]> {
  const rows = await sql.findCategories(db, { where, withTotals: isAdmin })
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    label: labelOf(row, language),
    labels: row.nameEn ? { en: row.nameEn } : {},
    ...(row.art ? { art: row.art } : {}),
    productCount: row.productCount,
    ...(isAdmin ? { productTotal: row.productTotal } : {}),
  }))
}

export async function listCollections(db: Db, { language, isAdmin }: Reader, where?: Condition): Promise<Collection[]> {
  const rows = await sql.findCollections(db, { where, withTotals: isAdmin })
  const pictures = await findPictures(
    db,
    rows.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    label: labelOf(row, language),
    slug: row.slug,
    description: inLanguage(row.description, language),
    image: (row.imageId && pictures.get(row.imageId)) || null,
    productCount: row.productCount,
    ...(isAdmin ? { productTotal: row.productTotal, labels: row.nameEn ? { en: row.nameEn } : {}, descriptions: row.description } : {}),
  }))
}

export async function listTags(db: Db, { language, isAdmin }: Reader, where?: Condition): Promise<Tag[]> {
  const rows = await sql.findTags(db, { where, withTotals: isAdmin })
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    label: labelOf(row, language),
    productCount: row.productCount,
    ...(isAdmin ? { productTotal: row.productTotal, labels: row.nameEn ? { en: row.nameEn } : {} } : {}),
  }))
}

/** `productIds`: of the products whose pictures these are. */
export async function listCategoryPictures(reads: Reads): Promise<{ productIds: string[]; pictures: CategoryPicture[] }> {
  const rows = await sql.findCategoryPictures(reads)
  return {
    productIds: rows.map(({ product }) => product),
    pictures: rows.map(({ category, picture }) => ({ category, picture: JSON.parse(picture) })),
  }
}

export async function listSizes(reads: Reads): Promise<SizeCount[]> {
  return sortSizes(await sql.countSizes(reads))
}

export async function listColors(reads: Reads, language: Language): Promise<ColorCount[]> {
  const rows = await sql.countColors(reads)
  return rows.map(({ color, colorEn, hex, count }) => ({ color, label: labelOf({ name: color, nameEn: colorEn }, language), hex, count }))
}

/** By id, or by name; a former name finds it too. */
export async function getCategory(db: Db, reader: Reader, by: { id: string } | { name: string }): Promise<Category> {
  const [category] = await listCategories(db, reader, 'id' in by ? sql.categoryIs.id(by.id) : sql.categoryIs.name(by.name))
  return required(category)
}

/** By id, name or slug; a former slug finds it too. */
export async function getCollection(db: Db, reader: Reader, by: { id: string } | { name: string } | { slug: string }): Promise<Collection> {
  const { id, name, slug } = sql.collectionIs
  const where = 'id' in by ? id(by.id) : 'name' in by ? name(by.name) : slug(by.slug)
  const [collection] = await listCollections(db, reader, where)
  return required(collection)
}

export async function getTag(db: Db, reader: Reader, name: string): Promise<Tag> {
  const [tag] = await listTags(db, reader, sql.tagIs.name(name))
  return required(tag)
}

export async function getCategoryId(db: Db, name: string): Promise<string> {
  return required(await sql.findCategoryId(db, name))
}

export async function getCollectionId(db: Db, idOrSlug: string): Promise<string> {
  return required(await sql.findCollectionId(db, idOrSlug))
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_found')
  return found
}
