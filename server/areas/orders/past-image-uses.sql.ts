import { eq, inArray, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { orderLines, orders } = schema

/** The images that lines of orders still show, each with the newest order that does. */
export async function findPastImageUses(db: Db, imageIds: string[]) {
  const imageId = sql<string>`split_part(${orderLines.imageUrl}, '/', 3)`
  const rows = await db
    .selectDistinctOn([imageId], { imageId, id: orders.id, name: orders.orderNumber })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(imageId, imageIds))
    .orderBy(imageId, sql`${orders.createdAt} desc`)
  return rows.map((row) => ({ ...row, kind: 'order' as const }))
}
