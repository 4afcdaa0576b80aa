import type { Product, ProductSize } from '../../../../contract/catalogue.ts'

/** One variant as ad catalogues list it. `salePrice`: below `price`, or null. */
export type FeedItem = {
  id: string
  groupId: string
  title: string
  description: string
  link: string
  imageLink: string
  moreImages: string[]
  state: 'in-stock' | 'sewn' | 'sold-out'
  leadDays: number
  price: number
  salePrice: number | null
  category: string
  color: string
  size: string
  ageGroup: 'newborn' | 'infant' | 'toddler' | 'kids' | ''
}

const longest = { title: 150, description: 5_000, id: 50, pictures: 10 }

/** Every colour in every size. Sewing to order has no stock, so that each of its variants can be ordered. */
export function feedItems(product: Product, publicUrl: string): FeedItem[] {
  return product.variants.flatMap(({ color: name, size = '', available }) => {
    const color = product.colors.find((one) => one.color === name)
    if (!color) return []
    const [imageLink = '', ...moreImages] = color.images.map(({ url }) => publicUrl + url).slice(0, longest.pictures)
    const item: FeedItem = {
      id: [color.id, size.replace(/\s+/g, '-')].filter(Boolean).join('-').slice(0, longest.id),
      groupId: product._id,
      title: [product.name, color.label, size].filter(Boolean).join(' - ').slice(0, longest.title),
      description: (product.description || product.name).slice(0, longest.description),
      link: `${publicUrl}/products/${encodeURIComponent(product.slug)}?${new URLSearchParams({ color: name, ...(size ? { size } : {}) })}`,
      imageLink,
      moreImages,
      state: stateOf(product, available),
      leadDays: product.leadDays ?? 0,
      ...pricesOf(
        product,
        product.sizes.find((one) => one.size === size),
      ),
      category: product.category.label,
      color: color.label,
      size,
      ageGroup: ageGroupOf(size),
    }
    return [item]
  })
}

function stateOf({ availability }: Product, available: boolean): FeedItem['state'] {
  if (availability === 'Made to order') return 'sewn'
  return available ? 'in-stock' : 'sold-out'
}

function pricesOf({ price, salePrice }: Product, size: ProductSize | undefined): Pick<FeedItem, 'price' | 'salePrice'> {
  const usual = size?.price || price
  const paid = size?.salePrice || size?.price || salePrice || price
  return paid < usual ? { price: usual, salePrice: paid } : { price: paid, salePrice: null }
}

/** By the oldest age of a size: `0-3M`, `12-18M`, `2Y`. Empty for other sizes. */
export function ageGroupOf(size: string): FeedItem['ageGroup'] {
  const [, from, to = from, unit] = /^(\d+)(?:-(\d+))?\s*([MY])$/i.exec(size.trim()) ?? []
  if (to === undefined || unit === undefined) return ''
  const months = Number(to) * (unit.toUpperCase() === 'Y' ? 12 : 1)
  if (months <= 3) return 'newborn'
  if (months <= 12) return 'infant'
  return months <= 60 ? 'toddler' : 'kids'
}
