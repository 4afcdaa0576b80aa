import type { ListedProduct } from '../../../../contract/catalogue.ts'
import type { ListedPicture } from '../../../../contract/media.ts'
import { unitPrice } from '../../../../contract/money.ts'
import { type ImageProps, toImageProps, toLaterImage } from '../../ui/image-props.ts'

/** The part of a product that its card shows: the rest stays on the server. */
export type CardProduct = Pick<ListedProduct, '_id' | 'name' | 'nameLanguage' | 'slug' | 'status' | 'availability' | 'rating'> & {
  price: number
  salePrice: number
  /** Of a product that is made to order: the days to sew it. */
  leadDays?: number | undefined
  /** Whether some sizes cost more than the price shown. */
  isFrom: boolean
  colors: { id: string; label: string; hex: string; images: ImageProps[] }[]
}

const imagesShown = 2

/** A product of a list; the page of a product has more of it. */
type CardSource = Pick<
  ListedProduct,
  '_id' | 'name' | 'nameLanguage' | 'slug' | 'status' | 'availability' | 'leadDays' | 'rating' | 'colors' | 'sizes' | 'price' | 'salePrice'
>

/** For loaders: reduces a product to its card. */
export function toCard(product: CardSource): CardProduct {
  const { _id, name, nameLanguage, slug, status, availability, leadDays, rating, colors } = product
  return {
    ...{ _id, name, slug, status, availability, rating },
    ...(nameLanguage ? { nameLanguage } : {}),
    ...(availability === 'Made to order' && leadDays !== undefined ? { leadDays } : {}),
    ...lowestPrice(product),
    colors: colors.map(({ id, color, label = color, hex, images }, place) => ({
      ...{ id, label, hex },
      images: images.slice(0, place === 0 ? imagesShown : 1).map(place === 0 ? toShownImage : toLaterImage),
    })),
  }
}

function toShownImage(image: ListedPicture, index: number): ImageProps {
  return index === 0 ? toImageProps(image) : toLaterImage(image)
}

/** The price of the cheapest size, with its price before the sale. */
function lowestPrice(product: CardSource): Pick<CardProduct, 'price' | 'salePrice' | 'isFrom'> {
  const choices = product.sizes.length > 0 ? product.sizes : [{}]
  const priced = choices.map((size: { price?: number | undefined; salePrice?: number | undefined }) => {
    const own = { price: size.price ?? null, salePrice: size.salePrice ?? null }
    const now = unitPrice(product, own)
    const full = own.salePrice || own.price ? (own.price ?? product.price) : product.price
    return { now, full }
  })
  const cheapest = priced.reduce((best, next) => (next.now < best.now ? next : best))
  return {
    price: Math.max(cheapest.full, cheapest.now),
    salePrice: cheapest.full > cheapest.now ? cheapest.now : 0,
    isFrom: priced.some(({ now }) => now > cheapest.now),
  }
}
