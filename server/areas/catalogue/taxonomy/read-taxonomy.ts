import type { Category, Collection, ColorCount, SizeCount, Tag } from '../../../../contract/catalogue.ts'
import { inLanguage, type Language } from '../../../../contract/language.schema.ts'
import type { Condition, Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findPictures } from '../../media/media.ts'
import { labelOf, type Reader } from '../present-product.rule.ts'
import { sortSizes } from '../sort-sizes.rule.ts'
import { countColors, countSizes, findCategories, findCollections, findTags } from './taxonomy.sql.ts'

/** The taxonomy in the reader's language: categories, collections, tags, sizes and colours. */

export async function listCategories(db: Db, { language, isAdmin }: Reader, where?: Condition): Promise<Category[]> {
  const rows = await findCategories(db, where)
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
  const rows = await findCollections(db, where)
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
  const rows = await findTags(db, where)
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    label: labelOf(row, language),
    productCount: row.productCount,
    ...(isAdmin ? { productTotal: row.productTotal, labels: row.nameEn ? { en: row.nameEn } : {} } : {}),
  }))
}

export async function listSizes(db: Db): Promise<SizeCount[]> {
  return sortSizes(await countSizes(db))
}

export async function listColors(db: Db, language: Language): Promise<ColorCount[]> {
  const rows = await countColors(db)
  return rows.map(({ color, colorEn, hex, count }) => ({ color, label: labelOf({ name: color, nameEn: colorEn }, language), hex, count }))
}

/** The single entry of a list, or a 404. */
export function onlyOne<T>([found]: T[]): T {
  if (found === undefined) throw new AppError('not_found')
  return found
}
