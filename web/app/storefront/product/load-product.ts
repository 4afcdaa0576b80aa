import { OneProduct, type Product, ProductList, relatedLimit } from '../../../../contract/catalogue.ts'
import { LocationList, SettingsAnswer } from '../../../../contract/content.ts'
import type { Api } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { type CardProduct, toCard } from '../product-card/card-product.ts'
import { loadReviews } from './load-reviews.ts'

export type LoadedProduct = Awaited<ReturnType<typeof loadAround>>

/** The product, without which there is no page, and what stands around it, without which there still is one. */
export async function loadProduct(api: Api, slug: string) {
  const { product } = await api
    .get(`/api/products/slug/${encodeURIComponent(slug)}`, OneProduct)
    .catch(async (error: unknown) => throwRouteError(error, { instead: await loadInstead(api, slug) }))
  return loadAround(api, product)
}

/** For an old link to something that is no longer sold. */
async function loadInstead(api: Api, slug: string): Promise<CardProduct[]> {
  const answer = await api.get(`/api/products/instead-of/${encodeURIComponent(slug)}?limit=${relatedLimit}`, ProductList).catch(() => null)
  return (answer?.data.products ?? []).map(toCard)
}

/** A product with what stands around it on its page. */
export async function loadAround(api: Api, product: Product) {
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
      () => null,
    ),
  ])
  return {
    product,
    related,
    reviews,
    /** Null where they could not be read: nothing is said of delivery then. */
    areas: areas?.map(({ _id, provinces, shippingFee, freeFrom, days }) => ({ _id, provinces, shippingFee, freeFrom, days })) ?? null,
    /** Undefined where it could not be read: the browser may ask again. */
    sizeChart: settings?.sizeChart,
    pictureNote: settings?.texts.pictureNote,
    returnsPromise: settings?.texts.policies.returns?.[0]?.heading,
  }
}
