import { OneProduct, ProductList, relatedLimit } from '../../../../contract/catalogue.ts'
import { LocationList, SettingsAnswer } from '../../../../contract/content.ts'
import type { Api } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { toCard } from '../product-card/card-product.ts'
import { loadReviews } from './load-reviews.ts'

export type LoadedProduct = Awaited<ReturnType<typeof loadProduct>>

/** The product, without which there is no page, and what stands around it, without which there still is one. */
export async function loadProduct(api: Api, slug: string) {
  const { product } = await api.get(`/api/products/slug/${encodeURIComponent(slug)}`, OneProduct).catch(throwRouteError)
  const [related, reviews, settings, areas] = await Promise.all([
    api.get(`/api/products/related/${product._id}?limit=${relatedLimit}`, ProductList).then(
      (answer) => answer.data.products.map(toCard),
      () => [],
    ),
    loadReviews(api, product._id),
    api.get('/api/settings', SettingsAnswer).then(
      (answer) => answer.data.settings,
      () => null,
    ),
    api.get('/api/locations', LocationList).then(
      (answer) => answer.data,
      () => [],
    ),
  ])
  return {
    product,
    related,
    reviews,
    areas: areas.map(({ _id, provinces, shippingFee, freeFrom, days }) => ({ _id, provinces, shippingFee, freeFrom, days })),
    /** Undefined where it could not be read: the browser may ask again. */
    sizeChart: settings?.sizeChart,
    returnsPromise: settings?.texts.policies.returns?.[0]?.heading,
  }
}
