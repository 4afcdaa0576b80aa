import { OneProduct, type Product, ProductList, relatedLimit } from '../../../../contract/catalogue.ts'
import { LocationList, SettingsResponse } from '../../../../contract/content.ts'
import type { Api } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { type CardProduct, toCard } from '../product-card/card-product.ts'
import { loadReviews } from './reviews/load-reviews.ts'

export type LoadedProduct = Awaited<ReturnType<typeof loadProductContext>>

/** The product, without which there is no page, and what stands around it, without which there still is one. */
export async function loadProduct(api: Api, slug: string) {
  const { product } = await api
    .get(`/api/products/slug/${encodeURIComponent(slug)}`, OneProduct)
    .catch(async (error: unknown) => throwRouteError(error, { instead: await loadAlternatives(api, slug) }))
  return loadProductContext(api, product)
}

/** For an old link to something that is no longer sold. */
async function loadAlternatives(api: Api, slug: string): Promise<CardProduct[]> {
  const response = await api
    .get(`/api/products/instead-of/${encodeURIComponent(slug)}?limit=${relatedLimit}`, ProductList)
    .catch(() => null)
  return (response?.data.products ?? []).map(toCard)
}

/** A product with what stands around it on its page. */
export async function loadProductContext(api: Api, product: Product) {
  const [related, reviews, settings, areas] = await Promise.all([
    api.get(`/api/products/related/${product._id}?limit=${relatedLimit}`, ProductList).then(
      (response) => response.data.products.map(toCard),
      () => [],
    ),
    loadReviews(api, product._id),
    api.get('/api/settings', SettingsResponse).then(
      (response) => response.data.settings,
      () => null,
    ),
    api.get('/api/locations', LocationList).then(
      (response) => response.data,
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
