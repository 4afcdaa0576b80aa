import { careSymbols, type Product, type ProductColor, type ProductSize } from '../../../contract/catalogue.ts'
import { inLanguage, type Language } from '../../../contract/language/language.schema.ts'
import type { Picture } from '../../../contract/media.ts'
import type { PersonalizationField, StoredPersonalizationField } from '../../../contract/personalization.ts'
import type { StoredFacts, StoredSeo } from '../../../db/schema/catalogue.ts'
import type { Reader } from '../../platform/http/public-read.ts'
import { availabilityOf, isAvailable } from './inventory/availability.rule.ts'
import { checkVersion } from './product-version.rule.ts'
import type { ColorRow, ProductParts, ProductRow, SizeRow, VariantRow } from './products.sql.ts'

type Pictures = Map<string, Picture>

/** A product for its reader: names and texts in their language, canonical names for URLs and filters. */
export function presentProduct({ row, ...parts }: ProductParts, pictures: Pictures, { language, isAdmin }: Reader): Product {
  return {
    _id: row.id,
    ...nameIn(row, language),
    slug: row.slug,
    sku: row.sku,
    status: row.status,
    price: row.priceVnd,
    salePrice: row.salePriceVnd,
    category: { _id: row.category.id, name: row.category.name, label: labelOf(row.category, language) },
    collections: parts.collections.map((c) => ({ _id: c.id, name: c.name, label: labelOf(c, language), slug: c.slug })),
    colors: parts.colors.map((color) => ({
      ...presentColor(
        color,
        color.imageIds.flatMap((id) => pictures.get(id) ?? []),
        language,
      ),
      ...(isAdmin ? { labels: color.colorEn ? { en: color.colorEn } : {} } : {}),
    })),
    sizes: parts.sizes.map(presentSize),
    tags: parts.tags.map(({ name }) => name),
    availability: availabilityOf(row),
    ...(row.madeToOrder ? { leadDays: row.leadDays } : {}),
    variants: variantsOf(parts, (variant) => ({ available: isAvailable(variant, row.madeToOrder) })),
    description: inLanguage(row.description, language),
    ...(row.facts ? { facts: presentFacts(row.facts, language) } : {}),
    ...(row.personalization ? { personalization: row.personalization.map((field) => presentField(field, language)) } : {}),
    rating: { average: averageOf(row), count: row.ratingCount },
    published: row.published,
    createdAt: row.createdAt.toISOString(),
    ...(row.seo ? { seo: presentSeo(row.seo, language) } : {}),
    ...(isAdmin ? forAdmin({ row, ...parts }) : {}),
  }
}

/** The fields for admins: the stock, and every text in both languages. */
function forAdmin({ row, ...parts }: ProductParts): Partial<Product> {
  return {
    stock: variantsOf(parts, ({ onHand, reserved }) => ({ onHand, reserved })),
    version: checkVersion(row.version, parts.variants),
    updatedAt: row.updatedAt.toISOString(),
    labels: row.nameEn ? { en: row.nameEn } : {},
    descriptions: row.description,
    written: { facts: row.facts, seo: row.seo, personalization: row.personalization ?? [] },
  }
}

export function nameIn(row: { name: string; nameEn: string | null }, language: Language): Pick<Product, 'name' | 'nameLanguage'> {
  return language === 'en' && row.nameEn ? { name: row.nameEn, nameLanguage: 'en' } : { name: row.name, nameLanguage: 'vi' }
}

/** The label of an entry whose canonical name appears in URLs and filters. */
export function labelOf(named: { name: string; nameEn: string | null }, language: Language): string {
  return nameIn(named, language).name
}

export function presentColor(color: Omit<ColorRow, 'imageIds'>, images: Picture[], language: Language): ProductColor {
  const label = labelOf({ name: color.color, nameEn: color.colorEn }, language)
  return { id: color.id, color: color.color, label, hex: color.hex, imageUrl: images[0]?.url ?? '', images }
}

function presentSize({ size, priceVnd, salePriceVnd }: SizeRow): ProductSize {
  return { size, ...(priceVnd > 0 ? { price: priceVnd } : {}), ...(salePriceVnd > 0 ? { salePrice: salePriceVnd } : {}) }
}

/** By colour, then size, in display order. */
function variantsOf<T extends object>({ colors, sizes, variants }: Omit<ProductParts, 'row'>, tell: (variant: VariantRow) => T) {
  const inOrder = sizes.length > 0 ? sizes.map(({ size }) => size) : ['']
  return colors.flatMap(({ id, color }) =>
    inOrder.flatMap((size) => {
      const variant = variants.find((v) => v.colorId === id && v.size === size)
      return variant ? [{ color, ...(size === '' ? {} : { size }), ...tell(variant) }] : []
    }),
  )
}

function presentFacts(facts: StoredFacts, language: Language): Product['facts'] {
  const { fabric, origin, skin, care, measurements } = facts
  return {
    ...(fabric ? { fabric: inLanguage(fabric, language) } : {}),
    ...(origin ? { origin: inLanguage(origin, language) } : {}),
    ...(skin ? { skin: inLanguage(skin, language) } : {}),
    ...(care ? { care: careSymbols.filter((symbol) => care.includes(symbol)) } : {}),
    ...(measurements ? { measurements: measurements.map((m) => ({ ...m, what: inLanguage(m.what, language) })) } : {}),
  }
}

function presentSeo({ title, description }: StoredSeo, language: Language): Product['seo'] {
  const given = { title: title && inLanguage(title, language), description: description && inLanguage(description, language) }
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text))
}

function presentField({ label, options, ...field }: StoredPersonalizationField, language: Language): PersonalizationField {
  return {
    ...field,
    label: inLanguage(label, language),
    ...(options ? { options: options.map((option) => ({ ...option, label: inLanguage(option.label, language) })) } : {}),
  }
}

function averageOf({ ratingSum, ratingCount }: ProductRow): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum * 10) / ratingCount) / 10
}
