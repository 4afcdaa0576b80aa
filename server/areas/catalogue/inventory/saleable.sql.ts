import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { ShownImage } from '../../media/media.ts'

export type SaleableLine = { productId: string; colorId: string; size: string }

const { productColors, productSizes, products, variants } = schema

const hasSizes = sql<boolean>`exists (select 1 from product_sizes s where s.product_id = products.id)`

/** The colours of products, for matching by name. */
export async function findColorNames(db: Db, productIds: string[]) {
  if (productIds.length === 0) return []
  return db
    .select({ id: productColors.id, productId: products.id, color: productColors.color, colorEn: productColors.colorEn, hasSizes })
    .from(productColors)
    .innerJoin(products, eq(products.id, productColors.productId))
    .where(and(inArray(products.id, productIds), isNull(products.deletedAt)))
}

/** What a line of a cart or an order needs of its product. */
const product = {
  id: products.id,
  slug: products.slug,
  sku: products.sku,
  name: products.name,
  nameEn: products.nameEn,
  published: products.published,
  deletedAt: products.deletedAt,
  priceVnd: products.priceVnd,
  salePriceVnd: products.salePriceVnd,
  madeToOrder: products.madeToOrder,
  leadDays: products.leadDays,
  personalization: products.personalization,
}

/** The requested colours with their product, and variant and size if the pair was requested and exists. */
export async function findColorsForSale(db: Db, wanted: { colorId: string; size: string }[]) {
  if (wanted.length === 0) return []
  const pairs = sql.join(
    wanted.map(({ colorId, size }) => sql`(${colorId}, ${size})`),
    sql`, `,
  )
  return db
    .select({
      product,
      color: {
        id: productColors.id,
        color: productColors.color,
        colorEn: productColors.colorEn,
        hex: productColors.hex,
        images: sql<
          ShownImage[]
        >`(select coalesce(json_agg(json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'alt', m.alt,
            'placeholder', m.placeholder) order by i.position), '[]')
          from product_color_images i join images m on m.id = i.image_id where i.color_id = product_colors.id)`,
      },
      hasSizes,
      size: { size: productSizes.size, priceVnd: productSizes.priceVnd, salePriceVnd: productSizes.salePriceVnd },
      variant: { id: variants.id, size: variants.size, onHand: variants.onHand, reserved: variants.reserved },
    })
    .from(productColors)
    .innerJoin(products, eq(products.id, productColors.productId))
    .leftJoin(variants, and(eq(variants.colorId, productColors.id), sql`(${variants.colorId}, ${variants.size}) in (${pairs})`))
    .leftJoin(productSizes, and(eq(productSizes.productId, products.id), eq(productSizes.size, variants.size)))
    .where(
      inArray(
        productColors.id,
        wanted.map(({ colorId }) => colorId),
      ),
    )
}

export type ColorForSale = Awaited<ReturnType<typeof findColorsForSale>>[number]

/** The product, colour and size of these variants. */
export async function findLinesOfVariants(db: Db, variantIds: string[]): Promise<Map<string, SaleableLine>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db.select().from(variants).where(inArray(variants.id, variantIds))
  return new Map(rows.map(({ id, productId, colorId, size }) => [id, { productId, colorId, size }]))
}
