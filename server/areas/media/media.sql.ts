import { and, eq, inArray, notLike } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { photoPrefix } from './variant-names.rule.ts'

const { images } = schema

/** Photos that are not public belong to other areas. */
export const isInLibrary = notLike(images.id, `${photoPrefix}\\_%`)

export type Image = typeof images.$inferSelect
export type NewImage = typeof images.$inferInsert

export async function findImage(db: Db, imageId: string): Promise<Image | undefined> {
  const [image] = await db.select().from(images).where(eq(images.id, imageId))
  return image
}

/** Those of the library. */
export async function findImages(db: Db, imageIds: string[]): Promise<Image[]> {
  return db
    .select()
    .from(images)
    .where(and(inArray(images.id, imageIds), isInLibrary))
}

export async function findImageByChecksum(db: Db, checksum: string): Promise<{ id: string } | undefined> {
  const [image] = await db.select({ id: images.id }).from(images).where(eq(images.checksum, checksum))
  return image
}

/** False if the same picture already exists. */
export async function insertImage(tx: Db, image: NewImage): Promise<boolean> {
  const written = await tx.insert(images).values(image).onConflictDoNothing({ target: images.checksum }).returning({ id: images.id })
  return written.length > 0
}
