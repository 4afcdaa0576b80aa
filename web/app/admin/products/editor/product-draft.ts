import type { ProductBody, ProductChange } from '../../../../../contract/admin/products.ts'
import type { careSymbols, Product, ProductStatus } from '../../../../../contract/catalogue.ts'
import type { Bilingual } from '../../../../../contract/languages.ts'
import { type MeasureDraft, measuresOf, storedFrom } from './measures-draft.ts'

/** As much of a picture as the editor shows. */
export type DraftImage = { _id: string; width: number; height: number }
/** `key` names a colour while it is edited; `id` is the shop's, once there is one. */
export type ColorDraft = { key: string; id: string | null; name: Bilingual; hex: string; pictures: DraftImage[] }
export type SizeDraft = { size: string; price: number | null; salePrice: number | null }
type DetailsDraft = {
  fabric: Bilingual
  origin: Bilingual
  skin: Bilingual
  care: (typeof careSymbols)[number][]
  measures: MeasureDraft[]
}

/** A product while it is being written. Plain data, so that it can be compared and kept. */
export type ProductDraft = {
  name: Bilingual
  /** Empty: made from the name. */
  slug: string
  sku: string
  description: Bilingual
  price: number | null
  salePrice: number | null
  colors: ColorDraft[]
  sizes: SizeDraft[]
  /** Pieces by {@link stockKey}. */
  stock: Record<string, number | null>
  isMadeToOrder: boolean
  leadDays: number | null
  status: ProductStatus
  published: boolean
  categoryId: string | null
  collectionIds: string[]
  tags: string[]
  facts: DetailsDraft
  seo: { title: Bilingual; description: Bilingual }
}

const empty: Bilingual = { vi: '', en: '' }
/** The shade a new colour begins with. */
export const defaultHex = '#c9c2b8'
const defaultLeadDays = 7

let lastKey = 0
export function newColor(more: Partial<ColorDraft> = {}): ColorDraft {
  return { id: null, name: empty, hex: defaultHex, pictures: [], ...more, key: `new-${++lastKey}` }
}

/** `sku`: the one that is proposed. */
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
    seo: { title: empty, description: empty },
  }
}

/** A colour in a size; '' where the product has no sizes. */
export function stockKey(colorKey: string, size: string): string {
  return `${colorKey} ${size}`
}

/** A product as an admin reads it in Vietnamese, in which names are canonical. */
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
    seo: { title: written?.seo?.title ?? empty, description: written?.seo?.description ?? empty },
  }
}

type WrittenFacts = NonNullable<NonNullable<Product['written']>['facts']>

function detailsOf(written: WrittenFacts | null): DetailsDraft {
  const { fabric = empty, origin = empty, skin = empty, care = [], measurements = [] } = written ?? {}
  return { fabric, origin, skin, care: care as DetailsDraft['care'], measures: measuresOf(measurements) }
}

/** What the shop is sent of a draft. What is missing is left out: the shop says so. */
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
    written: { facts: { ...facts, measurements }, seo },
  }
}

/** The pieces that were counted anew, each with its place in the draft. */
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

/** Only what differs from what was read: what others changed meanwhile elsewhere in the product stays theirs. */
export function changesOf(draft: ProductDraft, before: ProductDraft): ProductChange {
  const [now, then] = [bodyOf(draft), bodyOf(before)]
  const names = new Set([...Object.keys(now), ...Object.keys(then)]) as Set<keyof ProductBody>
  const changed: Partial<Record<keyof ProductBody, unknown>> = {}
  for (const name of names)
    if (JSON.stringify(now[name]) !== JSON.stringify(then[name])) changed[name] = name in now ? now[name] : emptyValues[name]
  return changed as ProductChange
}

/** What a field is sent as that was emptied and may not be: so that the shop says so. */
const emptyValues: Partial<Record<keyof ProductBody, unknown>> = { name: '', sku: '', price: 0, category: '' }
