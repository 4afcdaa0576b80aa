import type { ProductColor } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { StoredPersonalizationField } from '../../../../contract/personalization.ts'
import type { Db } from '../../../platform/database/client.ts'
import { presentPicture } from '../../media/media.ts'
import { nameIn, presentColor } from '../present-product.rule.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'
import {
  type ColorForSale,
  findColorNames,
  findColorsForSale,
  findNamedColorsForSale,
  type NamedLine,
  type SaleableLine,
} from './saleable.sql.ts'

/** One colour of a product, in one size if it has sizes, with all data needed to sell it. A price of 0 means none. */
export type Saleable = {
  productId: string
  slug: string
  sku: string
  name: string
  nameLanguage: Language
  /** False if it was hidden or deleted since. */
  published: boolean
  price: number
  salePrice: number
  madeToOrder: boolean
  leadDays: number
  /** The fields a buyer fills in for each unit. */
  personalization: StoredPersonalizationField[]
  color: ProductColor
  hasSizes: boolean
  /** Null if the product has no sizes, or not the requested one. */
  size: { size: string; price: number; salePrice: number } | null
  /** Null if the variant does not exist. */
  variant: { id: string; onHand: number; reserved: number } | null
  /** All units of the product in stock, in every colour and size, including the reserved ones. */
  productOnHand: number
}

/** Finds a colour by its id, its name or its label, in any case. Null: no such product or colour. */
export async function findSaleable(db: Db, wanted: NamedLine[], language: Language): Promise<(Saleable | null)[]> {
  const named = await findNamedColorsForSale(db, wanted)
  if (named.every((row) => row !== null)) return named.map((row) => presentSaleable(row, language))
  const colors = await findColorNames(db, [...new Set(wanted.map(({ productId }) => productId))])
  const lines = wanted.map(({ productId, color, size }) => {
    const ofProduct = colors.filter((c) => c.productId === productId)
    const key = normalizeName(color)
    const isNamed = (name: string | null) => key !== '' && normalizeName(name ?? '') === key
    const meant = ofProduct.find((c) => c.id === color) ?? ofProduct.find((c) => isNamed(c.color) || isNamed(c.colorEn))
    return { productId, colorId: meant?.id ?? '', size: meant?.hasSizes ? (size ?? '') : '' }
  })
  return findSaleableLines(db, lines, language)
}

/** The current state of earlier lines. Null: deleted. May run in a transaction. */
export async function findSaleableLines(db: Db, lines: SaleableLine[], language: Language): Promise<(Saleable | null)[]> {
  return (await findColorsForSale(db, lines)).map((row) => row && presentSaleable(row, language))
}

/** A row of {@link colorForSaleSql} in the language of its reader. */
export function presentSaleable(row: ColorForSale, language: Language): Saleable {
  const { product, size, variant, color } = row
  const pictures = color.images.map((image) => presentPicture(image, language))
  return {
    productId: product.id,
    slug: product.slug,
    sku: product.sku,
    ...nameIn(product, language),
    published: product.published,
    price: product.priceVnd,
    salePrice: product.salePriceVnd,
    madeToOrder: product.madeToOrder,
    leadDays: product.leadDays,
    personalization: product.personalization ?? [],
    color: presentColor(color, pictures, language),
    hasSizes: row.hasSizes,
    size: size && { size: size.size, price: size.priceVnd, salePrice: size.salePriceVnd },
    variant: variant && { id: variant.id, onHand: variant.onHand, reserved: variant.reserved },
    productOnHand: product.onHand,
  }
}
