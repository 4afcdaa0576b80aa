import type { ProductBody, ProductChange } from '../../../../../contract/admin/products.ts'
import type { careSymbols, Product, ProductStatus } from '../../../../../contract/catalogue.ts'
import type { Bilingual } from '../../../../../contract/language/languages.ts'
import { type MeasureDraft, measuresOf, storedFrom } from './measures-draft.ts'
import { type FieldDraft, fieldBodiesOf, fieldDraftsOf } from './personalization-draft.ts'

/** The fields of a picture that the editor needs. */
export type DraftImage = { _id: string; width: number; height: number }
/** `key` identifies a colour while it is edited; `id` is the stored id, null for a new colour. */
export type ColorDraft = { key: string; id: string | null; name: Bilingual; hex: string; pictures: DraftImage[] }
export type SizeDraft = { size: string; price: number | null; salePrice: number | null }
type DetailsDraft = {
  fabric: Bilingual
  origin: Bilingual
  skin: Bilingual
  care: (typeof careSymbols)[number][]
  measures: MeasureDraft[]
}

/** A product in the editor. Plain data, so that it can be compared and stored. */
export type ProductDraft = {
  name: Bilingual
  /** Empty: derived from the name. */
  slug: string
  sku: string
  description: Bilingual
  price: number | null
  salePrice: number | null
  colors: ColorDraft[]
  sizes: SizeDraft[]
  /** Units by {@link stockKey}. */
  stock: Record<string, number | null>
  isMadeToOrder: boolean
  leadDays: number | null
  status: ProductStatus
  published: boolean
  categoryId: string | null
  collectionIds: string[]
  tags: string[]
  facts: DetailsDraft
  personalization: FieldDraft[]
  seo: { title: Bilingual; description: Bilingual }
}

const empty: Bilingual = { vi: '', en: '' }
/** The initial shade of a new colour. */
export const defaultHex = '#c9c2b8'
const defaultLeadDays = 7

let lastKey = 0
export function newColor(more: Partial<ColorDraft> = {}): ColorDraft {
  return { id: null, name: empty, hex: defaultHex, pictures: [], ...more, key: `new-${++lastKey}` }
}

/** `sku`: the suggested SKU. */
export function newDraft(sku = ''): ProductDraft {
  return {
    name: empty,
    slug: '',
    sku,
    description: empty,
    price: null,
    salePrice: null,
    colors: [newColor()],
    sizes: [],
    stock: {},
    isMadeToOrder: false,
    leadDays: defaultLeadDays,
    status: 'New',
    published: true,
    categoryId: null,
    collectionIds: [],
    tags: [],
    facts: { fabric: empty, origin: empty, skin: empty, care: [], measures: [] },
    personalization: [],
    seo: { title: empty, description: empty },
  }
}

/** Key of a colour in a size; the size is '' if the product has none. */
export function stockKey(colorKey: string, size: string): string {
  return `${colorKey} ${size}`
}

/** Expects the product as read in Vietnamese, in which names are canonical. */
export function draftOf(product: Product): ProductDraft {
  const { name, slug, sku, price, salePrice, colors, sizes, stock = [], availability, leadDays, status, published } = product
  const { labels, descriptions = empty, category, collections, tags, written } = product
  const keyOf = new Map(colors.map(({ id, color }) => [color, id]))
  return {
    name: { vi: name, en: labels?.en ?? '' },
    slug,
    sku,
    description: descriptions,
    price,
    salePrice: salePrice || null,
    colors: colors.map(({ id, color, labels, hex, images }) => ({
      ...{ key: id, id, hex, name: { vi: color, en: labels?.en ?? '' } },
      pictures: images.map(({ _id, width, height }) => ({ _id, width, height })),
    })),
    sizes: sizes.map(({ size, price, salePrice }) => ({ size, price: price || null, salePrice: salePrice || null })),
    stock: Object.fromEntries(stock.map(({ color, size = '', onHand }) => [stockKey(keyOf.get(color) ?? '', size), onHand])),
    isMadeToOrder: availability === 'Made to order',
    leadDays: leadDays ?? defaultLeadDays,
    status,
    published,
    categoryId: category._id,
    collectionIds: collections.map(({ _id }) => _id),
    tags,
    facts: detailsOf(written?.facts ?? null),
    personalization: fieldDraftsOf(written?.personalization ?? []),
    seo: { title: written?.seo?.title ?? empty, description: written?.seo?.description ?? empty },
  }
}

type WrittenFacts = NonNullable<NonNullable<Product['written']>['facts']>

function detailsOf(written: WrittenFacts | null): DetailsDraft {
  const { fabric = empty, origin = empty, skin = empty, care = [], measurements = [] } = written ?? {}
  return { fabric, origin, skin, care: care as DetailsDraft['care'], measures: measuresOf(measurements) }
}

/** The draft as the body of a request. Missing values are left out, so that the API reports them. */
export function bodyOf(draft: ProductDraft): Partial<ProductBody> {
  const { name, description, sizes, colors, seo } = draft
  const { measures, ...facts } = draft.facts
  const measurements = storedFrom(
    measures,
    sizes.map(({ size }) => size),
  )
  return {
    ...(name.vi ? { name: name.vi } : {}),
    labels: { en: name.en },
    slug: draft.slug,
    ...(draft.sku ? { sku: draft.sku } : {}),
    descriptions: description,
    ...(draft.price === null ? {} : { price: draft.price }),
    salePrice: draft.salePrice ?? 0,
    ...(draft.categoryId ? { category: draft.categoryId } : {}),
    collections: draft.collectionIds,
    tags: draft.tags,
    status: draft.status,
    published: draft.published,
    availability: draft.isMadeToOrder ? 'Made to order' : 'In stock',
    ...(draft.isMadeToOrder && draft.leadDays !== null ? { leadDays: draft.leadDays } : {}),
    colors: colors.map((color) => ({
      ...(color.id ? { id: color.id } : {}),
      ...{ color: color.name.vi, labels: { en: color.name.en }, hex: color.hex, images: color.pictures.map(({ _id }) => _id) },
    })),
    sizes: sizes.map(({ size, price, salePrice }) => ({ size, price: price ?? 0, salePrice: salePrice ?? 0 })),
    personalization: fieldBodiesOf(draft.personalization),
    written: { facts: { ...facts, measurements }, seo },
  }
}

/** The stock lines that differ from the stored stock, each with its key in the draft. */
export function changedStock(draft: ProductDraft, before: ProductDraft): { key: string; color: string; size?: string; onHand: number }[] {
  const sizes = draft.sizes.length > 0 ? draft.sizes.map(({ size }) => size) : ['']
  return draft.colors.flatMap((color) =>
    sizes.flatMap((size) => {
      const key = stockKey(color.key, size)
      const onHand = draft.stock[key] ?? 0
      return onHand === (before.stock[key] ?? 0) ? [] : [{ key, color: color.name.vi, ...(size ? { size } : {}), onHand }]
    }),
  )
}

/** Only the changed fields, so that a concurrent save of the other fields survives. */
export function changesOf(draft: ProductDraft, before: ProductDraft): ProductChange {
  const [now, then] = [bodyOf(draft), bodyOf(before)]
  const names = new Set([...Object.keys(now), ...Object.keys(then)]) as Set<keyof ProductBody>
  const changed: Partial<Record<keyof ProductBody, unknown>> = {}
  for (const name of names)
    if (JSON.stringify(now[name]) !== JSON.stringify(then[name])) changed[name] = name in now ? now[name] : emptyValues[name]
  return changed as ProductChange
}

/** Sent for a required field that was emptied, so that the API reports it. */
const emptyValues: Partial<Record<keyof ProductBody, unknown>> = { name: '', sku: '', price: 0, category: '' }
