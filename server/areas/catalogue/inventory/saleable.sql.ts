import { inArray } from 'drizzle-orm'
import type { StoredPersonalizationField } from '../../../../contract/personalization.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { runStatement } from '../../../platform/database/run-statement.ts'
import { defineStatement } from '../../../platform/database/statement.ts'
import type { ShownImage } from '../../media/media.ts'

export type SaleableLine = { productId: string; colorId: string; size: string }

const { variants } = schema

/** What a line of a cart or an order needs of its product: the requested colour, and its variant and size if they exist. */
export type ColorForSale = {
  product: {
    id: string
    slug: string
    sku: string
    name: string
    nameEn: string | null
    published: boolean
    priceVnd: number
    salePriceVnd: number
    madeToOrder: boolean
    leadDays: number
    personalization: StoredPersonalizationField[] | null
    onHand: number
  }
  color: { id: string; color: string; colorEn: string | null; hex: string; images: ShownImage[] }
  hasSizes: boolean
  size: { size: string; priceVnd: number; salePriceVnd: number } | null
  variant: { id: string; size: string; onHand: number; reserved: number } | null
}

/** The expressions of a statement that name a line. */
type LineSql = { productId: string; colorId: string; size: string }

const hasSizes = (productId: string) => `exists (select 1 from product_sizes any_size where any_size.product_id = ${productId})`

/** A statement's part: the {@link ColorForSale} of a line as JSON; null if the product has no such colour. */
export const colorForSaleSql = ({ productId, colorId, size }: LineSql) => `(
  select json_build_object(
    'product', json_build_object('id', p.id, 'slug', p.slug, 'sku', p.sku, 'name', p.name, 'nameEn', p.name_en,
      'published', p.published and p.deleted_at is null, 'priceVnd', p.price_vnd, 'salePriceVnd', p.sale_price_vnd,
      'madeToOrder', p.made_to_order, 'leadDays', p.lead_days, 'personalization', p.personalization,
      'onHand', (select coalesce(sum(of_product.on_hand), 0)::int from variants of_product where of_product.product_id = p.id)),
    'color', json_build_object('id', c.id, 'color', c.color, 'colorEn', c.color_en, 'hex', c.hex,
      'images', (select coalesce(json_agg(json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'alt', m.alt,
        'placeholder', m.placeholder) order by i.position), '[]')
        from product_color_images i join images m on m.id = i.image_id where i.color_id = c.id)),
    'hasSizes', ${hasSizes('p.id')},
    'size', case when s.size is not null
      then json_build_object('size', s.size, 'priceVnd', s.price_vnd, 'salePriceVnd', s.sale_price_vnd) end,
    'variant', case when v.id is not null
      then json_build_object('id', v.id, 'size', v.size, 'onHand', v.on_hand, 'reserved', v.reserved) end)
  from product_colors c
  join products p on p.id = c.product_id
  left join variants v on v.color_id = c.id and v.size = ${size}
  left join product_sizes s on s.product_id = p.id and s.size = v.size
  where c.id = ${colorId} and c.product_id = ${productId})`

/**
 * The lists of parameters, as sub-selects: of a bare list PostgreSQL counts the elements, finds a plan for them better than one
 * for any list, and so plans the statement at every execution (2 ms).
 */
const listsOf = (count: number) => Array.from({ length: count }, (_, at) => `(select $${at + 1}::text[])`).join(', ')

const readLines = defineStatement(`
  select ${colorForSaleSql({ productId: 'line.product_id', colorId: 'line.color_id', size: 'line.size' })} as row
  from unnest(${listsOf(3)}) with ordinality as line (product_id, color_id, size, place)
  order by line.place`)

/** One for each line, in their order; null: deleted. */
export async function findColorsForSale(db: Db, lines: readonly SaleableLine[]): Promise<(ColorForSale | null)[]> {
  if (lines.length === 0) return []
  const [products, colors, sizes] = [
    lines.map(({ productId }) => productId),
    lines.map(({ colorId }) => colorId),
    lines.map(({ size }) => size),
  ]
  return (await runStatement<{ row: ColorForSale | null }>(db, readLines(products, colors, sizes))).map(({ row }) => row)
}

export type NamedLine = { productId: string; color: string; size?: string | null }

const meantSize = `case when ${hasSizes('line.product_id')} then line.size else '' end`
const readNamedLines = defineStatement(`
  select ${colorForSaleSql({ productId: 'line.product_id', colorId: 'meant.id', size: meantSize })} as row
  from unnest(${listsOf(3)}) with ordinality as line (product_id, color, size, place)
  left join lateral (
    select c.id from product_colors c join products p on p.id = c.product_id and p.deleted_at is null
    where c.product_id = line.product_id and (c.id = line.color or c.color = line.color or c.color_en = line.color)
    order by c.id = line.color desc limit 1
  ) meant on true
  order by line.place`)

/** The same for colours that are named by their id or exactly by their name; null if there is no such one. */
export async function findNamedColorsForSale(db: Db, lines: readonly NamedLine[]): Promise<(ColorForSale | null)[]> {
  if (lines.length === 0) return []
  const [products, colors, sizes] = [
    lines.map(({ productId }) => productId),
    lines.map(({ color }) => color),
    lines.map(({ size }) => size ?? ''),
  ]
  return (await runStatement<{ row: ColorForSale | null }>(db, readNamedLines(products, colors, sizes))).map(({ row }) => row)
}

const readColorNames = defineStatement(`
  select c.id, p.id as "productId", c.color, c.color_en as "colorEn", ${hasSizes('p.id')} as "hasSizes"
  from product_colors c join products p on p.id = c.product_id
  where p.id = any($1::text[]) and p.deleted_at is null`)

type ColorName = { id: string; productId: string; color: string; colorEn: string | null; hasSizes: boolean }

/** The colours of products, for matching by name. */
export async function findColorNames(db: Db, productIds: string[]): Promise<ColorName[]> {
  return productIds.length === 0 ? [] : runStatement<ColorName>(db, readColorNames(productIds))
}

/** The product, colour and size of these variants. */
export async function findLinesOfVariants(db: Db, variantIds: string[]): Promise<Map<string, SaleableLine>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db.select().from(variants).where(inArray(variants.id, variantIds))
  return new Map(rows.map(({ id, productId, colorId, size }) => [id, { productId, colorId, size }]))
}
