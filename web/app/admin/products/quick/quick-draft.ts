import { newSku } from '../new-sku.ts'

/** `file` stays until the product is created; `imageId` is set once the picture is uploaded. */
export type QuickPhoto = {
  key: string
  file: Blob
  name: string
  color: string
  imageId?: string
  /** As it was before it was cropped: it can be cropped again, wider. */
  uncropped?: Blob
}

/** A product being entered on a phone. Stored on the device with its photos until the product is created. */
export type QuickDraft = {
  photos: QuickPhoto[]
  name: string
  price: number | null
  /** Null: the product goes into the category "Other". */
  categoryId: string | null
  sizes: string[]
  /** Units of each variant. */
  onHand: number
  /** Units by size, in place of `onHand`, where the sizes differ. */
  onHandBySize?: Readonly<Record<string, number>> | undefined
  /** Created once and stored: if a response is lost, the retry finds the SKU taken and so the product already created. */
  sku: string
  /** The requested visibility once the user has submitted; null before that. */
  wanted: 'published' | 'draft' | null
}

export function newQuickDraft(categoryId: string | null = null): QuickDraft {
  return { photos: [], name: '', price: null, categoryId, sizes: [], onHand: 1, sku: newSku(), wanted: null }
}

export function isEmpty({ photos, name, price, sizes }: QuickDraft): boolean {
  return photos.length === 0 && name.trim() === '' && price === null && sizes.length === 0
}

export type MissingField = 'photos' | 'name' | 'price'

/** The missing fields in the order of the page. */
export function missingFields({ photos, name, price }: QuickDraft): MissingField[] {
  const needs: [MissingField, boolean][] = [
    ['photos', photos.length === 0],
    ['name', name.trim() === ''],
    ['price', !price],
  ]
  return needs.flatMap(([need, isMissing]) => (isMissing ? [need] : []))
}

/** The colour of photos without a colour. */
const asPictured = { vi: 'Như ảnh', en: 'As pictured' }

/** The colour of each photo: its own, or else the previous photo's. */
export function colorsOf(photos: readonly Pick<QuickPhoto, 'color'>[]): string[] {
  let last = ''
  return photos.map(({ color }) => {
    last = color.trim() || last
    return last || asPictured.vi
  })
}

/** The photos with this one first, as the cover. Each keeps its colour, where it was that of the photo before. */
export function withCover(photos: readonly QuickPhoto[], key: string): QuickPhoto[] {
  const names = colorsOf(photos)
  const named = photos.map((photo, at) => {
    const name = names[at]
    return name && name !== asPictured.vi ? { ...photo, color: name } : photo
  })
  const cover = named.filter((photo) => photo.key === key)
  return [...cover, ...named.filter((photo) => photo.key !== key)]
}

export function onHandOf({ onHand, onHandBySize }: Pick<QuickDraft, 'onHand' | 'onHandBySize'>, size: string): number {
  return onHandBySize?.[size] ?? onHand
}

type KnownColors = readonly { vi: string; en: string; hex: string }[]

/** The body of the request, once all pictures are uploaded. Groups the photos by colour. */
export function quickBody(draft: QuickDraft, category: string, known: KnownColors) {
  const { photos, name, price, sizes, sku, wanted } = draft
  const colors = new Map<string, { color: string; labels?: { en: string }; hex?: string; images: string[] }>()
  const names = colorsOf(photos)
  for (const [at, { imageId }] of photos.entries()) {
    const name = names[at] ?? asPictured.vi
    const key = name.toLowerCase()
    const shade = known.find(({ vi }) => vi.toLowerCase() === key)
    const plain = name === asPictured.vi ? { labels: { en: asPictured.en } } : {}
    const made = { color: name, images: [], ...plain, ...(shade ? { hex: shade.hex, labels: { en: shade.en } } : {}) }
    const entry = colors.get(key) ?? made
    if (imageId) entry.images.push(imageId)
    colors.set(key, entry)
  }
  const dyed = [...colors.values()]
  const inSizes: { size?: string }[] = sizes.length > 0 ? sizes.map((size) => ({ size })) : [{}]
  return {
    ...{ name: name.trim(), sku, price: price ?? 0, category, status: 'New' as const },
    published: wanted !== 'draft',
    colors: dyed,
    sizes: sizes.map((size) => ({ size })),
    stock: dyed.flatMap(({ color }) => inSizes.map((size) => ({ color, ...size, onHand: onHandOf(draft, size.size ?? '') }))),
  }
}
