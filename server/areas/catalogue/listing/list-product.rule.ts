import type { ListedColor, ListedProduct, NamedListedProduct, Product, ProductColor } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'

/** At most this many pictures of the first colour, of which a hover or swipe shows the second. */
const firstColorImages = 2

/** A product as lists send it. Staff also get the stock and its variants, to add lines to an order. */
export function toListed(product: Product, language: Language): ListedProduct {
  const { description: _d, facts: _f, personalization: _p, seo: _s, descriptions: _ds, written: _w, ...shown } = product
  const { variants, nameLanguage, ...listed } = shown
  return {
    ...listed,
    ...(nameLanguage === language ? {} : { nameLanguage }),
    collections: product.collections.map(({ slug }) => ({ slug })),
    colors: product.colors.map(toListedColor),
    ...(product.stock ? { variants } : {}),
  }
}

export function toNamedListed(product: Product, language: Language): NamedListedProduct {
  const { nameLanguage, variants } = product
  const { colors, ...listed } = toListed(product, language)
  return { ...listed, nameLanguage, variants, colors: labelColors(colors) }
}

/** Adds the labels that {@link toListed} leaves out. */
export function labelColors(colors: ListedProduct['colors']): ListedColor[] {
  return colors.map((color) => ({ ...color, label: color.label ?? color.color }))
}

/** The beginning of an alternative text up to a punctuation mark: beside the name of a product the details are noise. */
export function shortenAlt(alt: string, maxLength = 40): string {
  if (alt.length <= maxLength) return alt
  const start = alt.slice(0, maxLength + 1)
  const end = Math.max(...[', ', ': ', '; ', '. '].map((mark) => start.lastIndexOf(mark)))
  return start.slice(0, end > 0 ? end : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : maxLength)
}

function toListedColor({ label, ...color }: ProductColor, place: number): ListedProduct['colors'][number] {
  const images = color.images.slice(0, place === 0 ? firstColorImages : 1).map(({ sources: _, ...image }, index) => {
    const isFirst = place === 0 && index === 0
    return isFirst ? { ...image, alt: shortenAlt(image.alt) } : { ...image, alt: '', placeholder: '' }
  })
  return { ...color, ...(label === color.color ? {} : { label }), images }
}
