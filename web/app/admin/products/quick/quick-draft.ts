/** `file` stays until the product is in the shop; `imageId`: the shop has the picture already. */
export type QuickPhoto = { key: string; file: Blob; name: string; color: string; imageId?: string }

/** What is being entered on a phone. Kept on the device, photos and all, until the shop has it. */
export type QuickDraft = {
  photos: QuickPhoto[]
  name: string
  price: number | null
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

export type Need = 'photos' | 'name' | 'price' | 'category' | 'color'

/** What is still missing, in the order of the page. */
export function needsOf({ photos, name, price, categoryId }: QuickDraft): Need[] {
  const needs: [Need, boolean][] = [
    ['photos', photos.length === 0],
    ['color', photos.some(({ color }) => color.trim() === '')],
    ['name', name.trim() === ''],
    ['price', !price],
    ['category', categoryId === null],
  ]
  return needs.flatMap(([need, isMissing]) => (isMissing ? [need] : []))
}

type Known = readonly { vi: string; en: string; hex: string }[]

/** The product as the shop is sent it, once it has all pictures: photos of one colour stand together. */
export function quickBody({ photos, name, price, categoryId, sizes, onHand, sku, wanted }: QuickDraft, known: Known) {
  const colors = new Map<string, { color: string; labels?: { en: string }; hex?: string; images: string[] }>()
  for (const { color, imageId } of photos) {
    const key = color.trim().toLowerCase()
    const shade = known.find(({ vi }) => vi.toLowerCase() === key)
    const made = { color: color.trim(), images: [], ...(shade ? { hex: shade.hex, labels: { en: shade.en } } : {}) }
    const entry = colors.get(key) ?? made
    if (imageId) entry.images.push(imageId)
    colors.set(key, entry)
  }
  const dyed = [...colors.values()]
  const inSizes = sizes.length > 0 ? sizes.map((size) => ({ size })) : [{}]
  return {
    ...{ name: name.trim(), sku, price: price ?? 0, category: categoryId ?? '', status: 'New' as const },
    published: wanted !== 'draft',
    colors: dyed,
    sizes: sizes.map((size) => ({ size })),
    stock: dyed.flatMap(({ color }) => inSizes.map((size) => ({ color, ...size, onHand }))),
  }
}

/** Short, readable, and never the same twice: the moment it was begun and a bit of chance. */
function newSku(): string {
  const moment = Date.now().toString(36).toUpperCase()
  const chance = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
  return `N-${moment}${(chance % 1_296).toString(36).toUpperCase().padStart(2, '0')}`
}
