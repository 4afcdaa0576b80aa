import type { ListedProduct, Product, ProductColor, VariantState } from '../../../../contract/catalogue.ts'

/** At most this many pictures of the first colour, of which a hover or swipe shows the second. */
const firstColorImages = 2

/** A product as lists send it. Staff also get the stock and its variants, to add lines to an order. */
export function toListed({
  collections: _c,
  description: _d,
  facts: _f,
  personalization: _p,
  seo: _s,
  descriptions: _ds,
  written: _w,
  ...product
}: Product): ListedProduct {
  const { variants, ...listed } = product
  return { ...listed, colors: product.colors.map(toListedColor), ...(product.stock ? { variants } : {}) }
}

/** As {@link toListed}, with the variants: a wishlist moves a product into the cart. */
export function toListedWithVariants(product: Product): ListedProduct & { variants: VariantState[] } {
  return { ...toListed(product), variants: product.variants }
}

/** The beginning of an alternative text up to a punctuation mark: beside the name of a product the details are noise. */
export function shortenAlt(alt: string, maxLength = 60): string {
  if (alt.length <= maxLength) return alt
  const start = alt.slice(0, maxLength + 1)
  const end = Math.max(...[', ', ': ', '; ', '. '].map((mark) => start.lastIndexOf(mark)))
  return start.slice(0, end > 0 ? end : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : maxLength)
}

function toListedColor(color: ProductColor, place: number): ListedProduct['colors'][number] {
  const images = color.images.slice(0, place === 0 ? firstColorImages : 1).map(({ sources: _, ...image }, index) => {
    const isFirst = place === 0 && index === 0
    return isFirst ? { ...image, alt: shortenAlt(image.alt) } : { ...image, alt: '', placeholder: '' }
  })
  return { ...color, images }
}
