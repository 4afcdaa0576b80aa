import { newSku } from '../new-sku.ts'

/** `file` stays until the product is in the shop; `imageId`: the shop has the picture already. */
export type QuickPhoto = { key: string; file: Blob; name: string; color: string; imageId?: string }

/** What is being entered on a phone. Kept on the device, photos and all, until the shop has it. */
export type QuickDraft = {
  photos: QuickPhoto[]
  name: string
  price: number | null
  /** Null: the product goes into the category for everything else. */
  categoryId: string | null
  sizes: string[]
  /** Pieces of each colour in each size. */
  onHand: number
  /** Made once and kept: sent a second time after a lost answer, it says that the product is there already. */
  sku: string
  /** Whether it was asked to be sent, and how it shall be seen; null while it is being entered. */
  wanted: 'published' | 'draft' | null
}

export function newQuickDraft(categoryId: string | null = null): QuickDraft {
  return { photos: [], name: '', price: null, categoryId, sizes: [], onHand: 1, sku: newSku(), wanted: null }
}

export function isEmpty({ photos, name, price, sizes }: QuickDraft): boolean {
  return photos.length === 0 && name.trim() === '' && price === null && sizes.length === 0
}

export type MissingField = 'photos' | 'name' | 'price'

/** What is still missing, in the order of the page. */
export function missingFields({ photos, name, price }: QuickDraft): MissingField[] {
  const needs: [MissingField, boolean][] = [
    ['photos', photos.length === 0],
    ['name', name.trim() === ''],
    ['price', !price],
  ]
  return needs.flatMap(([need, isMissing]) => (isMissing ? [need] : []))
}

/** The colour of photos of which nothing is said. */
const asPictured = { vi: 'Như ảnh', en: 'As pictured' }

/** The colour of each photo: what is written, else that of the photo before it. */
export function colorsOf(photos: readonly Pick<QuickPhoto, 'color'>[]): string[] {
  let last = ''
  return photos.map(({ color }) => {
    last = color.trim() || last
    return last || asPictured.vi
  })
}

type KnownColors = readonly { vi: string; en: string; hex: string }[]

/** The product as the shop is sent it, once it has all pictures: photos of one colour stand together. */
export function quickBody({ photos, name, price, sizes, onHand, sku, wanted }: QuickDraft, category: string, known: KnownColors) {
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
  const inSizes = sizes.length > 0 ? sizes.map((size) => ({ size })) : [{}]
  return {
    ...{ name: name.trim(), sku, price: price ?? 0, category, status: 'New' as const },
    published: wanted !== 'draft',
    colors: dyed,
    sizes: sizes.map((size) => ({ size })),
    stock: dyed.flatMap(({ color }) => inSizes.map((size) => ({ color, ...size, onHand }))),
  }
}
