import type { ListedColor, Product, ProductSize } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { originalPrice, unitPrice } from '../../../../contract/money.ts'
import { isDeliveryFree, shippingFeeFor } from '../../../../contract/pricing.ts'
import { paths } from '../../paths.ts'
import { breadcrumbJsonLd, type Crumb } from '../../seo/breadcrumb-json-ld.ts'
import { returnPolicyJsonLd } from '../../seo/shop-json-ld.ts'
import { choiceQuery, isChoiceAvailable } from './choose-variant.rule.ts'
import type { LoadedProduct } from './load-product.ts'

type ProductJsonLdInput = {
  product: Product
  areas: NonNullable<LoadedProduct['areas']>
  url: string
  language: Language
  brand: string
  crumbs: Crumb[]
  /** Whether the shop has a written returns policy. */
  hasReturns: boolean
}

/** The product for search engines: every variant with its price, as the page shows them. */
export function productJsonLd({ product, areas, url, language, brand, crumbs, hasReturns }: ProductJsonLdInput): Record<string, unknown> {
  const at = (path: string) => url + path
  const inLanguage = language === 'vi' ? {} : { lng: language }
  const own = at(paths.product(product.slug, inLanguage))
  const colors: (ListedColor | null)[] = product.colors.length > 0 ? product.colors : [null]
  const sizes: (ProductSize | null)[] = product.sizes.length > 0 ? product.sizes : [null]
  const group = {
    '@type': 'ProductGroup',
    '@id': `${own}#product`,
    productGroupID: product.sku,
    name: product.name,
    description: product.description,
    url: own,
    image: product.colors.flatMap(({ images }) => images.slice(0, 1)).map(({ _id }) => at(paths.sharePicture(_id))),
    brand: { '@type': 'Brand', name: brand },
    category: product.category.label,
    ...(product.facts?.fabric ? { material: product.facts.fabric } : {}),
    variesBy: [
      ...(product.colors.length > 0 ? ['https://schema.org/color'] : []),
      ...(product.sizes.length > 0 ? ['https://schema.org/size'] : []),
    ],
    ...(product.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average,
            reviewCount: product.rating.count,
            bestRating: 5,
          },
        }
      : {}),
    hasVariant: colors.flatMap((color) => sizes.map((size) => variant(color, size))),
  }

  function variant(color: ListedColor | null, size: ProductSize | null) {
    const image = color?.images[0]
    return {
      '@type': 'Product',
      sku: [product.sku, color?.id, size?.size].filter(Boolean).join('-'),
      name: [product.name, color?.label, size?.size].filter(Boolean).join(', '),
      ...(color ? { color: color.label } : {}),
      ...(size ? { size: size.size } : {}),
      ...(image ? { image: at(paths.sharePicture(image._id)) } : {}),
      offers: offer(color, size),
    }
  }

  function offer(color: ListedColor | null, size: ProductSize | null) {
    const before = originalPrice(product, size)
    return {
      '@type': 'Offer',
      url: at(paths.product(product.slug, { ...choiceQuery({ color, size }), ...inLanguage })),
      price: unitPrice(product, size),
      priceCurrency: 'VND',
      availability: `https://schema.org/${availabilityOf(product, color, size)}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(before
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: before,
              priceCurrency: 'VND',
            },
          }
        : {}),
      ...(hasReturns ? { hasMerchantReturnPolicy: { '@id': returnsId } } : {}),
      ...(areas.length > 0 ? { shippingDetails: areas.map((area) => ({ '@id': deliveryId(area, unitPrice(product, size)) })) } : {}),
    }
  }

  const returns = hasReturns ? [{ '@id': returnsId, ...returnPolicyJsonLd(url) }] : []
  return { '@graph': [group, ...shippingDetails(product, areas), ...returns, breadcrumbJsonLd(crumbs, url)] }
}

function availabilityOf(product: Product, color: ListedColor | null, size: ProductSize | null): string {
  if (!isChoiceAvailable(product, { color, size })) return 'OutOfStock'
  return product.availability === 'Made to order' ? 'MadeToOrder' : 'InStock'
}

const returnsId = '#returns'

type Area = NonNullable<LoadedProduct['areas']>[number]

function deliveryId(area: Area, price: number): string {
  return `#delivery-${area._id}${isDeliveryFree(area, price) ? '-free' : ''}`
}

/** Lists each kind of delivery once, however many offers share it. */
function shippingDetails({ price, salePrice, sizes }: Product, areas: readonly Area[]) {
  const prices = sizes.length > 0 ? sizes.map((size) => unitPrice({ price, salePrice }, size)) : [unitPrice({ price, salePrice })]
  const details = areas.flatMap((area) => prices.map((each) => [deliveryId(area, each), shippingDetail(area, each)] as const))
  return [...new Map(details).values()]
}

function shippingDetail(area: Area, price: number) {
  const [min, max] = area.days
  return {
    '@type': 'OfferShippingDetails',
    '@id': deliveryId(area, price),
    shippingRate: { '@type': 'MonetaryAmount', value: shippingFeeFor(area, price), currency: 'VND' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN', addressRegion: area.provinces },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' },
    },
  }
}
