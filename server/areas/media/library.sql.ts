import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ImagesQuery } from '../../../contract/admin/media.ts'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { containsEveryWord, foldedSql } from '../../platform/database/text-search.ts'
import { type Image, isInLibrary } from './media.sql.ts'

const { images } = schema

/** Newest first. */
export async function listImages(db: Db, { page, limit, ...filters }: ImagesQuery): Promise<{ rows: Image[]; total: number }> {
  const wanted = filterOf(filters)
  const [counted] = await db.select({ total: count() }).from(images).where(wanted)
  const rows = await db
    .select()
    .from(images)
    .where(wanted)
    .orderBy(desc(images.createdAt), images.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted?.total ?? 0 }
}

const isUndescribed = or(sql`trim(${images.alt}->>'vi') = ''`, sql`trim(${images.alt}->>'en') = ''`)

function filterOf({ query = '', missingAlt }: Omit<ImagesQuery, 'page' | 'limit'>): SQL | undefined {
  return and(
    isInLibrary,
    missingAlt === undefined ? undefined : missingAlt === 'true' ? isUndescribed : sql`not ${isUndescribed}`,
    ...containsEveryWord(folded, query),
  )
}

const folded = foldedSql(sql`concat_ws(' ', ${images.name}, ${images.alt}->>'vi', ${images.alt}->>'en')`)

export async function updateAlt(tx: Db, imageId: string, alt: Bilingual): Promise<Image | undefined> {
  const [image] = await tx
    .update(images)
    .set({ alt })
    .where(and(eq(images.id, imageId), isInLibrary))
    .returning()
  return image
}

/** The existing ones, locked until `tx` ends. */
export async function lockImages(tx: Db, imageIds: string[]): Promise<Image[]> {
  return tx
    .select()
    .from(images)
    .where(and(inArray(images.id, imageIds), isInLibrary))
    .orderBy(images.id)
    .for('update')
}

export async function deleteImageRows(tx: Db, imageIds: string[]): Promise<void> {
  await tx.delete(images).where(inArray(images.id, imageIds))
}

/** The existing ones of these pictures, with the fields their variants depend on. */
export async function findStored(db: Db, imageIds: string[]): Promise<Map<string, Pick<Image, 'storageKey' | 'width'>>> {
  const rows = await db
    .select({ id: images.id, storageKey: images.storageKey, width: images.width })
    .from(images)
    .where(inArray(images.id, imageIds))
  return new Map(rows.map(({ id, ...image }) => [id, image]))
}
