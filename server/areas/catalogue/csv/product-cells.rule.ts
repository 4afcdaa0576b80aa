import type { ColorRow, ProductParts, SizeRow } from '../products.sql.ts'
import { type CsvColumn, listMark } from './csv-columns.rule.ts'

/** Some cells of a line, each in the normal form of `readCell`. */
export type Cells = Partial<Record<CsvColumn, string>>

/** The cells that appear once per product. */
export function productCells({ row, tags, collections }: ProductParts): Cells {
  return tidy({
    sku: row.sku,
    name: row.name,
    nameEn: row.nameEn ?? '',
    slug: row.slug,
    category: row.category.name,
    collections: collections.map(({ name }) => name).join(listMark),
    tags: tags.map(({ name }) => name).join(listMark),
    status: row.status,
    price: amount(row.priceVnd),
    salePrice: amount(row.salePriceVnd),
    madeToOrder: row.madeToOrder ? 'yes' : 'no',
    leadDays: String(row.leadDays),
    published: row.published ? 'yes' : 'no',
    description: row.description.vi,
    descriptionEn: row.description.en,
  })
}

export function colorCells({ color, colorEn, hex, imageIds }: ColorRow): Cells {
  return tidy({ color, colorEn: colorEn ?? '', hex, images: imageIds.join(listMark) })
}

export function sizeCells({ size, priceVnd, salePriceVnd }: SizeRow): Cells {
  return tidy({ size, sizePrice: amount(priceVnd), sizeSalePrice: amount(salePriceVnd) })
}

/** A product as lines of a file: product-level values in the first line, its number in every line. */
export function productLines(parts: ProductParts): Cells[] {
  const facts = productCells(parts)
  const sizes = parts.sizes.length > 0 ? parts.sizes.map(sizeCells) : [{}]
  const variants = parts.colors.flatMap((color) =>
    sizes.map((size: Cells) => {
      const variant = parts.variants.find((each) => each.colorId === color.id && each.size === (size.size ?? ''))
      return { ...colorCells(color), ...size, onHand: String(variant?.onHand ?? 0) }
    }),
  )
  return variants.map((variant, at) => ({ ...(at === 0 ? facts : { sku: parts.row.sku }), ...variant }))
}

function amount(vnd: number): string {
  return vnd > 0 ? String(vnd) : ''
}

function tidy(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([column, value]) => [column, value.normalize('NFC').replace(/\r\n?/g, '\n').trim()]))
}
