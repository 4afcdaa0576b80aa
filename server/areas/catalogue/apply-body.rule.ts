import type { PersonalizationFieldBody } from '../../../contract/admin/personalization.ts'
import type { ProductBody, ProductChange, WrittenFacts, WrittenSeo } from '../../../contract/admin/products.ts'
import type { StoredFacts, StoredSeo } from '../../../db/schema/catalogue.ts'
import type { NewColor, NewField, NewProduct } from './plan-product.rule.ts'
import type { ProductParts } from './products.sql.ts'
import { normalizeName } from './search/normalize-name.rule.ts'

/** The default shade of a colour. */
const plainHex = '#c9c2b8'
/** The default sewing time in days. */
const usualLeadDays = 7

const blank: NewProduct = { name: '', sku: '', categoryId: '', price: 0, colors: [] }

export function newProductOf(body: ProductBody): NewProduct {
  return applyBody(blank, body)
}

/** A product with the changes of a body; fields it does not name stay. */
export function applyBody(before: NewProduct, body: ProductChange): NewProduct {
  const { availability, written, stock } = body
  const madeToOrder = availability === undefined ? before.madeToOrder : availability === 'Made to order'
  return {
    name: body.name ?? before.name,
    nameEn: body.labels ? body.labels.en || null : (before.nameEn ?? null),
    sku: body.sku ?? before.sku,
    slug: body.slug === undefined ? before.slug : body.slug || undefined,
    categoryId: body.category ?? before.categoryId,
    price: body.price ?? before.price,
    salePrice: body.salePrice === undefined ? (before.salePrice ?? 0) : (body.salePrice ?? 0),
    status: body.status ?? before.status ?? 'Regular',
    description: textsOf(before, body),
    facts: written?.facts === undefined ? (before.facts ?? null) : factsOf(written.facts),
    seo: written?.seo === undefined ? (before.seo ?? null) : seoOf(written.seo),
    madeToOrder: madeToOrder ?? false,
    leadDays: body.leadDays ?? (madeToOrder ? before.leadDays || usualLeadDays : (before.leadDays ?? 0)),
    published: body.published ?? before.published ?? true,
    collectionIds: body.collections ?? before.collectionIds ?? [],
    tags: body.tags?.map((name) => ({ name: name.trim() })) ?? before.tags ?? [],
    colors: body.colors ? applyColors(before.colors, body.colors) : before.colors,
    sizes:
      body.sizes?.map((size) => ({ size: size.size.trim(), price: size.price ?? 0, salePrice: size.salePrice ?? 0 })) ?? before.sizes ?? [],
    personalization: body.personalization
      ? applyFields(before.personalization ?? [], body.personalization)
      : (before.personalization ?? []),
    stock: (stock ?? []).map(({ color, size, onHand }) => ({ color, ...(size ? { size: size.trim() } : {}), onHand })),
  }
}

/** The stored product as write input: without its stock, which is written only if it is named. */
export function inputOf({ row, colors, sizes, tags, collections }: ProductParts): NewProduct {
  return {
    name: row.name,
    nameEn: row.nameEn,
    sku: row.sku,
    slug: row.slug,
    categoryId: row.categoryId,
    price: row.priceVnd,
    salePrice: row.salePriceVnd,
    status: row.status,
    description: row.description,
    facts: row.facts,
    seo: row.seo,
    personalization: row.personalization ?? [],
    madeToOrder: row.madeToOrder,
    leadDays: row.leadDays,
    published: row.published,
    collectionIds: collections.map(({ id }) => id),
    tags,
    colors,
    sizes: sizes.map(({ size, priceVnd, salePriceVnd }) => ({ size, price: priceVnd, salePrice: salePriceVnd })),
  }
}

type ColorBody = ProductBody['colors'][number]

/** Each is the colour of its id, or the one of its name that no other claims by id, or a new one. */
function applyColors(known: NewColor[], bodies: ColorBody[]): NewColor[] {
  const free = new Map(known.map((color) => [color.id, color]))
  const claim = (color: NewColor | undefined) => {
    free.delete(color?.id)
    return color
  }
  const byId = bodies.map(({ id }) => claim(id ? free.get(id) : undefined))
  return bodies.map((body, at) => {
    const isIt = ({ color }: NewColor) => normalizeName(color) === normalizeName(body.color)
    return applyColor(byId[at] ?? claim([...free.values()].find(isIt)), body)
  })
}

function applyColor(before: NewColor | undefined, body: ColorBody): NewColor {
  const images = body.images?.length ? body.images : pictureIn(body.imageUrl)
  return {
    ...(before?.id ? { id: before.id } : {}),
    color: body.color.trim(),
    colorEn: body.labels ? body.labels.en || null : (before?.colorEn ?? null),
    hex: body.hex ?? before?.hex ?? plainHex,
    imageIds: [...new Set(images ?? body.images ?? before?.imageIds ?? [])],
  }
}

/** A field or an option keeps its id, and with it the values in carts; an unknown or repeated id counts as a new one. */
function applyFields(known: NewField[], bodies: PersonalizationFieldBody[]): NewField[] {
  const claim = claimOnce(known.map(({ _id }) => _id))
  return bodies.map(({ _id, label, ...body }) => {
    const id = claim(_id)
    const before = known.find((each) => id !== undefined && each._id === id)
    const field = { _id: id, ...body, label: applyLabel(before?.label, label) }
    if (field.kind !== 'choice') return field
    const claimOption = claimOnce((before?.options ?? []).map((option) => option._id))
    const options = field.options.map((option) => {
      const optionId = claimOption(option._id)
      const stored = before?.options?.find((each) => optionId !== undefined && each._id === optionId)
      return { _id: optionId, label: applyLabel(stored?.label, option.label), ...(option.hex ? { hex: option.hex } : {}) }
    })
    return { ...field, options }
  })
}

/** A label without English keeps what is stored, also where it was read in English. */
function applyLabel(known: Both | undefined, label: Both): { vi: string; en: string } {
  if (!known || label.en !== undefined) return both(label)
  return label.vi === known.en ? both(known) : both({ vi: label.vi, en: known.en })
}

function claimOnce(known: (string | undefined)[]): (id: string | null | undefined) => string | undefined {
  const free = new Set(known)
  return (id) => (id && free.delete(id) ? id : undefined)
}

/** The picture of a URL, for clients that reference it by URL: `/media/img_…/640.webp`. */
function pictureIn(imageUrl: string | null | undefined): string[] | undefined {
  const [, id] = /\/media\/(img_[0-9a-z]+)\//.exec(imageUrl ?? '') ?? []
  return id ? [id] : undefined
}

function textsOf({ description = { vi: '', en: '' } }: NewProduct, { description: plain, descriptions }: ProductChange) {
  return { vi: descriptions?.vi ?? plain ?? description.vi, en: descriptions?.en ?? description.en }
}

type Both = { vi?: string | undefined; en?: string | undefined }

function both({ vi = '', en = '' }: Both): { vi: string; en: string } {
  return { vi, en }
}

function writtenOnly<T extends object>(fields: T): { [K in keyof T]: NonNullable<T[K]> } | null {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return named.length > 0 ? (Object.fromEntries(named) as { [K in keyof T]: NonNullable<T[K]> }) : null
}

function textOf(text: Both | undefined): { vi: string; en: string } | undefined {
  return text && (text.vi || text.en) ? both(text) : undefined
}

function factsOf(facts: WrittenFacts | null): StoredFacts | null {
  if (!facts) return null
  const { fabric, origin, skin, care, measurements } = facts
  return writtenOnly({
    fabric: textOf(fabric),
    origin: textOf(origin),
    skin: textOf(skin),
    care: care?.length ? care : undefined,
    measurements: measurements?.length ? measurements.map((m) => ({ ...m, what: both(m.what) })) : undefined,
  }) as StoredFacts | null
}

function seoOf(seo: WrittenSeo | null): StoredSeo | null {
  return seo && (writtenOnly({ title: textOf(seo.title), description: textOf(seo.description) }) as StoredSeo | null)
}
